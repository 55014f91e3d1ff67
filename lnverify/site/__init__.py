"""The web site: the facts of the reports as pages to look at, search and play with; `lnverify.site.page` makes them.

It works from a folder, without a server: no page asks for anything from outside that folder.
"""
