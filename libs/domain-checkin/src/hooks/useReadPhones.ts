import { useEffect } from 'react';
import type { Person } from '../model/answers';
import { stepNamed, type Step } from '../model/steps';
import { isUnreadPhone, phoneCountry, type ReadPhone } from '../model/wirePhone';
import { useCheckinStore } from '../store/checkinStore';
import { useDraft } from './useDraft';

/**
 * Writes the numbers among the answers as the world does, where a screen was left before its tables had come: on the page where
 * the guest reads them, before anything is sent. Without the tables they stay, and go, as they were typed.
 */
export function useReadPhones(steps: readonly Step[]): void {
  const { client, companions } = useDraft();
  const isIdle = useCheckinStore((state) => state.sending.status === 'idle');
  const saveClient = useCheckinStore((state) => state.saveClient);
  const saveCompanion = useCheckinStore((state) => state.saveCompanion);

  useEffect(() => {
    const isUnread = [client, ...companions].some(({ phone }) => isUnreadPhone(phone));
    if (!isIdle || !isUnread) return;
    let isGone = false;
    const readAll = (readPhone: ReadPhone) => {
      const read = <T extends Person>(name: Step['name'], person: T, save: (next: T) => void) => {
        const fields = stepNamed(steps, name)?.fields ?? [];
        if (!fields.some((field) => field.name === 'phone')) return;
        const phone = readPhone(person.phone, phoneCountry(fields, person.address))?.e164;
        if (phone !== undefined && phone !== person.phone) save({ ...person, phone });
      };
      read('clientInfo', client, saveClient);
      for (const companion of companions)
        read('companionInfo', companion, ({ id, ...person }) => saveCompanion(id, person));
    };
    import('../components/PhoneInput/phoneTools').then(
      ({ readPhone }) => !isGone && readAll(readPhone),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [client, companions, isIdle, saveClient, saveCompanion, steps]);
}
