import { consentNames, type PersonSecrets } from './answers';
import type { Secrets } from './draft';
import type { FieldName } from './fieldTable';

/** Whose: the guest's, a companion's by their id, or of the agreement. */
export type SecretsOwner = 'client' | 'agreement' | (string & {});

/** What a secret is called: whose it is and its field. */
const nameOf = (owner: SecretsOwner, field: FieldName) => `${owner}/${field}`;

const fieldsOf = ({ idDocument, passport, signature }: PersonSecrets): FieldName[] => [
  ...(idDocument.type !== '' || idDocument.number !== '' ? (['idDocument'] as const) : []),
  ...(passport.length > 0 ? (['passport'] as const) : []),
  ...(signature ? (['signature'] as const) : []),
];

/** Which secrets a form holds, by name and never by what they say: a later visit asks for these again, and for no others. */
export function givenSecrets({ client, companions, agreement }: Secrets): string[] {
  return [
    ...fieldsOf(client).map((field) => nameOf('client', field)),
    ...Object.entries(companions).flatMap(([id, one]) => fieldsOf(one).map((field) => nameOf(id, field))),
    ...([...consentNames, 'textAgreement'] as const)
      .filter((name) => agreement[name].at !== '')
      .map((name) => nameOf('agreement', name)),
    ...(agreement.signature ? [nameOf('agreement', 'signature')] : []),
  ];
}

/** Is any of these fields of theirs among them? */
export function hasSecretOf(
  names: readonly string[],
  owners: readonly SecretsOwner[],
  fields: readonly { name: FieldName }[],
): boolean {
  return owners.some((owner) => fields.some(({ name }) => names.includes(nameOf(owner, name))));
}
