import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressField, CountryField, FieldGroup, GroupTitle, type Address } from '@guest/design-system';
import { useLanguage } from '@guest/i18n';
import { readable, typedOf, unread } from '../../model/problems';
import { PlaceInput } from '../PlaceInput/PlaceInput';
import { useCitySuggest, useLineSuggest } from '../PlaceInput/usePlaces';
import type { ArrangedField } from './arrange';
import { fieldId, useCheckinField } from './useCheckinField';

/** Countries that most guests choose come first: the one the hotel has chosen. */
const preferred = ({ field }: ArrangedField) => (field.selectedCountry ? [field.selectedCountry] : []);

/** A country's code, or a mark of what was typed in its place. */
function countryOf(code: string, problem: string | undefined, typed: string | undefined): string {
  return problem ? unread('country', typed) : code;
}

export function CountryControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const { value, change, leave, props } = useCheckinField<string>(arranged);
  return (
    <CountryField
      placeholder={t('chooseCountry')}
      {...props}
      language={language}
      preferred={preferred(arranged)}
      // Where somebody lives says nothing of their nationality: the browser has none to offer.
      autoComplete="off"
      emptyText={t('address.noCountry')}
      countText={(count) => t('countries', { count })}
      value={readable(value)}
      typed={typedOf(value)}
      onBlur={leave}
      onValueChange={(code, problem, typed) => change(countryOf(code, problem, typed))}
    />
  );
}

const addressParts = ['line', 'postalCode', 'city', 'country'] as const;

export function AddressControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const { value, change, props, errorOf, isCompanion } = useCheckinField<Address>(arranged);
  const suggest = useLineSuggest(arranged.field.selectedCountry);
  const suggestCity = useCitySuggest(arranged.field.selectedCountry);
  const { id, label, marker, hint, error } = props;
  return (
    <AddressField
      {...{ id, marker, hint, error }}
      legend={label}
      language={language}
      labels={{
        line: t('address.line'),
        postalCode: t('address.postalCode'),
        city: t('address.city'),
        country: t('address.country'),
        noCountry: t('address.noCountry'),
        count: (count) => t('address.count', { count }),
      }}
      value={{ ...value, country: readable(value.country) }}
      {...{ suggest, suggestCity }}
      autoComplete={isCompanion ? 'off' : undefined}
      typedCountry={typedOf(value.country)}
      onValueChange={(address, problem, typed) =>
        change({ ...address, country: countryOf(address.country, problem, typed) })
      }
      errors={Object.fromEntries(addressParts.map((part) => [part, errorOf(part)]))}
      required={arranged.field.isRequired ? addressParts : []}
      preferredCountries={preferred(arranged)}
    />
  );
}

export function BirthPlaceControl(arranged: ArrangedField) {
  const { t } = useTranslation('checkin');
  const language = useLanguage();
  const { value, change, leave, props, errorOf } = useCheckinField<{ city: string; country: string }>(
    arranged,
  );
  const { name, isRequired } = arranged.field;
  const { id, label, marker, hint, error } = props;
  /** The country that the guest gave after the town: a look-up of the town that ends later leaves it alone. */
  const chosenSince = useRef<string>(undefined);
  return (
    <FieldGroup {...{ id, marker, hint, error }} legend={<GroupTitle>{label}</GroupTitle>} gap={4}>
      <PlaceInput
        id={fieldId(name, 'city')}
        label={t('birthPlace.city')}
        error={errorOf('city')}
        aria-required={isRequired}
        value={value.city}
        onBlur={leave}
        onValueChange={(city) => {
          chosenSince.current = undefined;
          change({ ...value, city });
        }}
        onPlace={({ addressComponents: { city, countryCode } }) =>
          change({ city, country: chosenSince.current ?? countryCode })
        }
        country={arranged.field.selectedCountry}
      />
      <CountryField
        placeholder={t('chooseCountry')}
        id={fieldId(name, 'country')}
        label={t('birthPlace.country')}
        error={errorOf('country')}
        autoComplete="off"
        aria-required={isRequired}
        language={language}
        preferred={preferred(arranged)}
        emptyText={t('address.noCountry')}
        countText={(count) => t('countries', { count })}
        value={readable(value.country)}
        onBlur={leave}
        typed={typedOf(value.country)}
        onValueChange={(code, problem, typed) => {
          const country = countryOf(code, problem, typed);
          chosenSince.current = country;
          change({ ...value, country });
        }}
      />
    </FieldGroup>
  );
}
