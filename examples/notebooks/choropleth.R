# A choropleth of the senatorial districts: how many polling units each has.
#
#     Rscript choropleth.R FOLDER
#
# FOLDER has the downloads of naijaref, with the folder polling-units-and-maps beside or below them.
suppressPackageStartupMessages(library(sf))

folder <- commandArgs(trailingOnly = TRUE)[1]
name <- "senatorial_districts.geojson.gz"
file <- file.path(folder, c(name, file.path("polling-units-and-maps", name)))
map <- read_sf(paste0("/vsigzip/", normalizePath(file[file.exists(file)][1])))
stopifnot(nrow(map) == 109, !any(st_is_empty(map)))

cat(sprintf("%s: %d polling units\n", map$name, map$polling_units)[order(-map$polling_units)][1:3], sep = "")

png("choropleth.png", width = 760, height = 640)
plot(map["polling_units"], main = "Polling units by senatorial district", border = "white", breaks = "quantile", nbreaks = 6)
mtext(map$source[1], side = 1, cex = 0.6)
invisible(dev.off())
