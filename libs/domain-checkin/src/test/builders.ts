import {
  noKeptValues,
  noWishes,
  restoreValues,
  type Agreement,
  type Person,
  type Stay,
  type Wishes,
} from '../model/answers';
import type { Draft } from '../model/draft';
import type { Part, Values } from '../model/fields';
import { answered, type FieldValue } from '../model/fieldValue';
import type { CheckinField, CheckinForm } from '@guest/api-contract';
import { CheckinForm as Schema } from '@guest/api-contract';
import * as v from 'valibot';

type GivenField = Partial<CheckinField> | true;
type GivenStep = {
  isActivated?: boolean;
  fields?: Record<string, GivenField>;
  text?: string;
  orderIndex?: number;
  companionCount?: number;
};

/** A field that is on; `true` sets nothing else. */
function aField(given: GivenField, orderIndex: number) {
  return { isActivated: true, orderIndex, ...(given === true ? {} : given) };
}

/** A hotel's form with the steps that are given, each on unless it says no; fields in the given order. */
export function aForm(steps: Partial<Record<keyof CheckinForm, GivenStep>>): CheckinForm {
  const raw = Object.fromEntries(
    Object.entries(steps).map(([name, { fields = {}, ...rest }], index) => [
      name,
      {
        isActivated: true,
        orderIndex: index + 1,
        ...rest,
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, given], place) => [field, aField(given, place + 1)]),
        ),
      },
    ]),
  );
  return v.parse(Schema, raw);
}

export const required = { isRequired: true };

type Loose<T> = { readonly [K in keyof T]?: unknown };

const isAnswer = (one: unknown): one is FieldValue =>
  typeof one === 'object' && one !== null && 'value' in one;

/** Answers given as plain values, or as answers with what was typed. */
const given = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, one]) => [name, isAnswer(one) ? one : answered(one as unknown)]),
  );

const blank = <P extends Part>(part: P): Values<P> => restoreValues(part, noKeptValues(part));

/** A person with only these answers. */
export const aPerson = (values: Loose<Person> = {}): Person => ({ ...blank('person'), ...given(values) });

/** An agreement with only these answers. */
export const anAgreement = (values: Loose<Agreement> = {}): Agreement => ({
  ...blank('agreement'),
  ...given(values),
});

interface GivenDraft {
  client?: Person;
  stay?: Loose<Stay>;
  companions?: Loose<Person>[];
  message?: string;
  wishes?: Wishes;
}

/** A form with only these answers. */
export function aDraft({
  client = aPerson(),
  stay = {},
  companions = [],
  message = '',
  wishes = noWishes,
}: GivenDraft): Draft {
  return {
    client,
    stay: { ...blank('stay'), ...given(stay) },
    companions: companions.map((person, index) => ({ ...aPerson(person), id: `companion-${index}` })),
    agreement: anAgreement(),
    wishes,
    message: { message: answered(message) },
  };
}
