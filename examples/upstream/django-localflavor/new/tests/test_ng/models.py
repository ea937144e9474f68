from django.db import models

from localflavor.ng.models import NGLGAField, NGStateField


class NGPlace(models.Model):
    state = NGStateField()
    lga = NGLGAField(blank=True)
