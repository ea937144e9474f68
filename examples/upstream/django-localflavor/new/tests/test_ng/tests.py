from django.core.exceptions import ValidationError
from django.test import TestCase

from localflavor.ng.forms import NGLGASelect, NGStateSelect
from localflavor.ng.ng_lgas import LGA_CHOICES
from localflavor.ng.ng_states import STATE_CHOICES

from .models import NGPlace


class NigeriaTests(TestCase):

    def test_number_of_choices(self):
        self.assertEqual(len(STATE_CHOICES), 37)
        self.assertEqual(len({code for code, name in STATE_CHOICES}), 37)
        self.assertEqual([str(state) for state, lgas in LGA_CHOICES], [str(name) for code, name in STATE_CHOICES])
        codes = [code for state, lgas in LGA_CHOICES for code, name in lgas]
        self.assertEqual(len(codes), 774)
        self.assertEqual(len(set(codes)), 774)

    def test_codes_of_a_state_begin_alike(self):
        for state, lgas in LGA_CHOICES:
            self.assertEqual(len({code[:2] for code, name in lgas}), 1, state)

    def test_NGStateSelect(self):
        html = NGStateSelect().render('state', 'LA')
        self.assertInHTML('<option value="LA" selected>Lagos</option>', html)
        self.assertInHTML('<option value="FC">Federal Capital Territory</option>', html)

    def test_NGLGASelect(self):
        html = NGLGASelect().render('lga', '24-11')
        self.assertInHTML('<option value="24-11" selected>Ikeja</option>', html)
        self.assertIn('<optgroup label="Lagos">', html)

    def test_models(self):
        place = NGPlace(state='LA', lga='24-11')
        place.full_clean()
        place.save()
        self.assertEqual(place.get_state_display(), 'Lagos')
        self.assertEqual(place.get_lga_display(), 'Ikeja')

    def test_invalid_choices(self):
        with self.assertRaises(ValidationError) as raised:
            NGPlace(state='XX', lga='24-99').clean_fields()
        self.assertEqual(set(raised.exception.error_dict), {'state', 'lga'})

    def test_deconstruct(self):
        for name, length in (('state', 2), ('lga', 5)):
            *_, kwargs = NGPlace._meta.get_field(name).deconstruct()
            self.assertEqual(kwargs['max_length'], length)
            self.assertNotIn('choices', kwargs)
