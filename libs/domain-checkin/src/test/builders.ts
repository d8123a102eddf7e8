import {
  emptyAgreement,
  emptyPerson,
  emptySecrets,
  emptyStay,
  emptyWishes,
  type Person,
  type Stay,
  type Wishes,
} from '../model/answers';
import type { Draft } from '../model/draft';
import type { CheckinField, CheckinForm } from '@guest/api-contract';
import { CheckinForm as Schema } from '@guest/api-contract';
import * as v from 'valibot';

type GivenField = Partial<CheckinField> | true;
type GivenStep = {
  fields?: Record<string, GivenField>;
  text?: string;
  orderIndex?: number;
  companionCount?: number;
};

/** A field that is on; `true` says no more than that. */
function aField(given: GivenField, orderIndex: number) {
  return { isActivated: true, orderIndex, ...(given === true ? {} : given) };
}

/** A hotel's form with the steps that are given, each on; fields in the given order. */
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

type Loose<T> = { [K in keyof T]?: unknown };

/** A person who has told nothing but this. */
export function aPerson(given: Loose<Person> = {}): Person {
  return { ...emptyPerson, ...emptySecrets, ...given } as Person;
}

interface GivenDraft {
  client?: Person;
  stay?: Partial<Stay>;
  companions?: Loose<Person>[];
  message?: string;
  wishes?: Wishes;
}

/** A form in which nothing was said but this. */
export function aDraft({
  client = aPerson(),
  stay = {},
  companions = [],
  message = '',
  wishes = emptyWishes,
}: GivenDraft): Draft {
  return {
    client,
    stay: { ...emptyStay, ...stay },
    companions: companions.map((person, index) => ({ id: `companion-${index}`, ...aPerson(person) })),
    agreement: emptyAgreement,
    wishes,
    message,
  };
}
