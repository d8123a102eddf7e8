import { consentTextVersion, type CheckinForm, type CheckinRequest } from '@guest/api-contract';
import type { FieldError } from '../http/problem';
import { fieldOf } from './checkForm';

/**
 * What was agreed to is what the hotel's form says now: whoever agreed to another wording is asked again. What was declined was
 * declined, in whatever words; what the form does not ask about is nobody's to check.
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
    const field = fieldOf(agreementInfo, name);
    if (!isGiven || !field) return [];
    const version = consentTextVersion(name, field.text);
    if (textVersion !== version)
      return errorAt(`/consents/${index}/textVersion`, 'is not the wording of today');
    // The app's own words are the app's to know.
    const isOurs = version === consentTextVersion(name, undefined);
    return text === undefined || isOurs || text === field.text
      ? []
      : errorAt(`/consents/${index}/text`, 'is not the text of its version');
  });
}
