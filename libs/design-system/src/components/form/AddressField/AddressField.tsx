import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { GroupTitle } from '../../GroupTitle/GroupTitle';
import { CountryField } from '../CountryField/CountryField';
import { type GroupProps } from '../Field/Field';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { type AddressPart } from './address';
import { AddressLine } from './AddressLine';
import { useAddress, type AddressOptions } from './useAddress';
import { type Suggest } from './useSuggestions';
import { hostProps, type HostProps } from '../../../internal/native';

/** The texts of an `AddressField`; parts that are not asked for need none. */
export interface AddressLabels extends Partial<Record<AddressPart, string>> {
  /** Shown when no country has the typed name. */
  noCountry?: string;
  /** Says how many suggestions are shown: "3 addresses". */
  count?: (count: number) => string;
  /** Says how many countries are shown. */
  countries?: (count: number) => string;
  /** Shown in the empty country field. */
  countryPlaceholder?: string;
}

/** The parts of a group with the id `x` have the ids `x-line`, `x-postalCode`, `x-city` and `x-country`. */
export interface AddressFieldProps extends GroupProps, AddressOptions, HostProps {
  /** The words of the field. */
  labels: AddressLabels;
  /** Language of the names of countries. */
  language: string;
  /** Asks a service for addresses while the line is typed. Default: no suggestions. */
  suggest?: Suggest;
  /** Asks a service for towns while the town is typed. Default: no suggestions. */
  suggestCity?: Suggest;
  /** What to do about a part. */
  errors?: Partial<Record<AddressPart, GroupProps['error']>>;
  /** The parts that must be filled in, for screen readers (`aria-required`). */
  required?: readonly AddressPart[];
  /** `place` asks for town and country only. Default: the whole address. */
  extent?: 'address' | 'place';
  /** Codes of the countries that come first in the list. */
  preferredCountries?: readonly string[];
  /** `off` for the address of another person: the browser does not offer the guest's own. */
  autoComplete?: 'off';
}

const Town = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 16px;
  align-items: start;
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A postal address: typed part by part, or taken from suggestions of a service. */
export function AddressField(props: AddressFieldProps) {
  const { legend, marker, hint, error, isLegendHidden, labels, errors = {} } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { value, type, typeCountry, take, broughtCount } = useAddress(props);
  const common = (part: AddressPart, autoComplete: string) => ({
    id: `${id}-${part}`,
    label: labels[part],
    error: errors[part],
    'aria-required': props.required?.includes(part) || undefined,
    autoComplete: props.autoComplete ?? autoComplete,
  });
  const line = (part: Exclude<AddressPart, 'country'>, autoComplete: string) => ({
    ...common(part, autoComplete),
    value: value[part],
    count: labels.count,
    onType: (text: string) => type(part, text),
    onTake: (suggestion: Parameters<typeof take>[1]) => void take(part, suggestion),
  });
  const town = <AddressLine {...line('city', 'address-level2')} kind="town" suggest={props.suggestCity} />;
  return (
    <FieldGroup
      {...hostProps(props)}
      {...{ id, marker, hint, error, isLegendHidden }}
      legend={<GroupTitle>{legend}</GroupTitle>}
      gap={4}
    >
      {props.extent === 'place' ? (
        town
      ) : (
        <>
          <AddressLine {...line('line', 'address-line1')} suggest={props.suggest} />
          <Town>
            <AddressLine {...line('postalCode', 'postal-code')} autoCapitalize="characters" />
            {town}
          </Town>
        </>
      )}
      <CountryField
        key={broughtCount}
        {...common('country', 'country-name')}
        language={props.language}
        preferred={props.preferredCountries}
        emptyText={labels.noCountry}
        countText={labels.countries}
        placeholder={labels.countryPlaceholder}
        value={value.country}
        typed={props.typedCountry}
        onValueChange={typeCountry}
      />
    </FieldGroup>
  );
}
