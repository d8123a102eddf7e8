import { consentTextVersion, shownField, type CheckinForm, type CheckinRequest } from '@guest/api-contract';
import type { FieldError } from '../http/problem';

/**
 * A guest who agreed to another wording than the form has now is asked again. What was declined stays declined, in
 * whatever words. What the form does not ask about is not checked.
 */
export function checkConsents(
  { consents, firstConsent, secondConsent }: CheckinRequest,
  { agreementInfo }: CheckinForm,
): FieldError[] {
  const boxes = { firstConsent, secondConsent };
  return consents.flatMap(({ name, isGiven, textVersion, text }, index): FieldError[] => {
    const errorAt = (pointer: string, detail: string) => [{ pointer, detail }];
    if (Object.hasOwn(boxes, name) && boxes[name as keyof typeof boxes] !== isGiven)
      return errorAt(`/consents/${index}/isGiven`, `is not what ${name} says`);
    const field = shownField(agreementInfo, name);
    if (!isGiven || !field) return [];
    const version = consentTextVersion(name, field.text);
    if (textVersion !== version)
      return errorAt(`/consents/${index}/textVersion`, 'is not the wording of today');
    // Only the app knows the wording of its own texts, so they are not compared.
    const isOurs = version === consentTextVersion(name, undefined);
    return text === undefined || isOurs || text === field.text
      ? []
      : errorAt(`/consents/${index}/text`, 'is not the text of its version');
  });
}
