"""The figures of the report: one picture a module, one style (`numeric.publishing.plot_style`), one `page`."""
