"""The precision audit: how wrong are the LayerNorms that people run?"""
