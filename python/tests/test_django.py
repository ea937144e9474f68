"""The fields of Django, in a model without a database."""

from __future__ import annotations

import importlib.util
import unittest
from typing import Any


@unittest.skipUnless(importlib.util.find_spec("django"), "Django is not installed")
class DjangoFields(unittest.TestCase):
    model: Any

    @classmethod
    def setUpClass(cls) -> None:
        import django
        from django.conf import settings
        from django.db import models

        if not settings.configured:
            settings.configure(INSTALLED_APPS=[])
            django.setup()
        from naijaref.django import AccountNumberValidator, LgaField, PhoneNumberField, StateField

        class Branch(models.Model):
            state = StateField()
            lga = LgaField(blank=True)
            phone = PhoneNumberField(blank=True)
            account = models.CharField(max_length=10, blank=True, validators=[AccountNumberValidator("gtbank")])

            class Meta:
                app_label = "tests"

        cls.model = Branch

    def _errors(self, **values: str) -> dict[str, list[str]]:
        from django.core.exceptions import ValidationError

        branch = self.model(**{"state": "LA", **values})
        try:
            branch.clean_fields()
        except ValidationError as error:
            return {name: [one.code or "" for one in errors] for name, errors in error.error_dict.items()}
        return {}

    def test_choices(self) -> None:
        from naijaref.django import bank_choices, lga_choices, state_choices

        self.assertEqual(len(state_choices()), 37)
        self.assertIn(("NG025020", "Surulere"), lga_choices("Lagos"))
        self.assertIn(("NG025020", "Surulere (LA)"), lga_choices())
        self.assertIn(("gtbank", "GTBank"), bank_choices())
        with self.assertRaises(ValueError):
            lga_choices("Atlantis")

    def test_accepts_and_refuses(self) -> None:
        self.assertEqual(self._errors(state="LA", lga="NG025020", phone="0803 123 4567"), {})
        self.assertEqual(self._errors(state="XX"), {"state": ["invalid_choice"]})
        self.assertEqual(self._errors(lga="NG999999"), {"lga": ["invalid_choice"]})
        self.assertEqual(self._errors(phone="0803"), {"phone": ["too_short"]})
        self.assertEqual(self._errors(account="0123456789"), {"account": ["not_possible"]})
        self.assertEqual(self._errors(account="0123456785"), {})

    def test_stores_one_form_of_a_number(self) -> None:
        branch = self.model(state="LA", phone="(0803) 123-4567")
        branch.clean_fields()
        self.assertEqual(branch.phone, "+2348031234567")

    def test_saves_and_finds_one_form_of_a_number(self) -> None:
        """Also where nothing calls `clean`: `Branch.objects.create` and `filter` do not."""
        field = self.model._meta.get_field("phone")
        self.assertEqual(field.get_prep_value("0803 123 4567"), "+2348031234567")
        self.assertEqual([field.get_prep_value(value) for value in ("0803", "", None)], ["0803", "", None])

    def test_serializers_of_others_refuse_what_is_no_number(self) -> None:
        """They read a field's validators, and do not call `clean`."""
        from django.core.exceptions import ValidationError

        for validate in self.model._meta.get_field("phone").validators:
            if getattr(validate, "__name__", "") == "validate_phone_number":
                with self.assertRaises(ValidationError):
                    validate("0803")
                return
        self.fail("no validator")

    def test_forms_take_a_number_as_it_is_typed(self) -> None:
        field = self.model._meta.get_field("phone").formfield()
        self.assertEqual(field.clean("00234 803 123 4567"), "00234 803 123 4567")

    def test_migrations_have_no_choices(self) -> None:
        *_, options = self.model._meta.get_field("lga").deconstruct()
        self.assertEqual(options, {"blank": True})
