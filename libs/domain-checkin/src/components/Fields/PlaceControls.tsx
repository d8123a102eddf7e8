import { useTranslation } from 'react-i18next';
import { AddressField, CountryField, type Address, type CountryProblem } from '@guest/design-system';
import { useLanguage } from '@guest/i18n';
import type { ValueOf } from '../../model/fields';
import { useCitySuggest, useLineSuggest } from './useSuggest';
import type { ArrangedField } from './arrange';
import { useCheckinField } from './useCheckinField';

/** The chosen country of the hotel comes first in the list. */
const preferred = ({ field }: ArrangedField) => (field.selectedCountry ? [field.selectedCountry] : []);

/** The text typed in place of a country. */
const unreadCountry = (problem: CountryProblem | undefined, typed: string | undefined) =>
  problem && ({ problem: 'country', typed } as const);

export function CountryControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, typed, change, onBlur, props } = useCheckinField<string>(arranged);
  return (
    <CountryField
      {...props}
      placeholder={t('chooseCountry')}
      language={useLanguage()}
      preferred={preferred(arranged)}
      // No autofill: browsers know the home address, not the origin or the place of birth.
      autoComplete="off"
      emptyText={t('address.noCountry')}
      countText={(count) => t('countries', { count })}
      value={value}
      typed={typed}
      onBlur={onBlur}
      onValueChange={(code, problem, text) => change(code, unreadCountry(problem, text))}
    />
  );
}

const addressParts = ['line', 'postalCode', 'city', 'country'] as const;

/** The shared fields of an address and of a place. */
function useAddressField(arranged: ArrangedField, errorOf: (part: string) => string | undefined) {
  const { t } = useTranslation('checkin');
  const { selectedCountry, isRequired } = arranged.field;
  return {
    language: useLanguage(),
    labels: {
      line: t('address.line'),
      postalCode: t('address.postalCode'),
      city: t('address.city'),
      country: t('address.country'),
      noCountry: t('address.noCountry'),
      count: (count: number) => t('address.count', { count }),
    },
    suggestCity: useCitySuggest(selectedCountry),
    errors: Object.fromEntries(addressParts.map((part) => [part, errorOf(part)])),
    required: isRequired ? addressParts : [],
    preferredCountries: preferred(arranged),
  };
}

export function AddressControl(arranged: ArrangedField) {
  const { value, typed, change, props, errorOf, isCompanion } = useCheckinField<Address>(arranged);
  const { id, label, marker, hint, error } = props;
  return (
    <AddressField
      {...useAddressField(arranged, errorOf)}
      {...{ id, marker, hint, error, value }}
      legend={label}
      suggest={useLineSuggest(arranged.field.selectedCountry)}
      autoComplete={isCompanion ? 'off' : undefined}
      typedCountry={typed}
      onValueChange={(next, problem, text) => change(next, unreadCountry(problem, text))}
    />
  );
}

export function BirthPlaceControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const { value, typed, change, props, errorOf } = useCheckinField<ValueOf<'birthPlace'>>(arranged);
  const { id, label, marker, hint, error } = props;
  const field = useAddressField(arranged, errorOf);
  return (
    <AddressField
      {...field}
      {...{ id, marker, hint, error }}
      legend={label}
      extent="place"
      labels={{
        ...field.labels,
        count: (count) => t('place.count', { count }),
        countries: (count) => t('countries', { count }),
        countryPlaceholder: t('chooseCountry'),
      }}
      // No autofill: browsers know the home address, not the origin or the place of birth.
      autoComplete="off"
      value={{ line: '', postalCode: '', ...value }}
      typedCountry={typed}
      onValueChange={({ city, country }, problem, text) =>
        change({ city, country }, unreadCountry(problem, text))
      }
    />
  );
}
