import { useEffect } from 'react';
import { useDraft } from '../../hooks/useDraft';
import { useAnswer, useFilling } from '../../hooks/useStage';
import type { Person } from '../../model/answers';
import { answered } from '../../model/fieldValue';
import { stepNamed, type Step } from '../../model/steps';
import { isUnreadPhone, phoneCountry, type ReadPhone } from '../../model/countries';

/**
 * Writes phone numbers in international form, where the guest left a screen before its tables had loaded:
 * on the page where the guest reads them, before sending. Without the tables they stay, and are sent, as typed.
 */
export function useReadPhones(steps: readonly Step[]): void {
  const { client, companions } = useDraft();
  const isIdle = useFilling((filling) => filling.failure === undefined) === true;
  const answer = useAnswer();

  useEffect(() => {
    const isUnread = [client, ...companions].some(({ phone }) => isUnreadPhone(phone.value));
    if (!isIdle || !isUnread) return;
    let isGone = false;
    const readAll = (readPhone: ReadPhone) => {
      const read = <T extends Person>(name: Step['name'], person: T, save: (next: T) => void) => {
        const fields = stepNamed(steps, name)?.fields ?? [];
        if (!fields.some((field) => field.name === 'phone')) return;
        const phone = readPhone(person.phone.value, phoneCountry(fields, person.address.value))?.e164;
        if (phone !== undefined && phone !== person.phone.value) save({ ...person, phone: answered(phone) });
      };
      read('clientInfo', client, (values) => answer({ of: 'client', values }));
      for (const companion of companions)
        read('companionInfo', companion, ({ id, ...person }) =>
          answer({ of: 'companion', id, values: person }),
        );
    };
    import('../PhoneInput/phoneTools').then(
      ({ readPhone }) => !isGone && readAll(readPhone),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [answer, client, companions, isIdle, steps]);
}
