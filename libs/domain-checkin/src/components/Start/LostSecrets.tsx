import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import type { FieldName } from '../../model/fieldTable';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';

/** What lives as long as the visit alone. */
const secretFields: readonly FieldName[] = [
  'idDocument',
  'passport',
  'signature',
  'firstConsent',
  'secondConsent',
  'isMarketing',
];

/** Says why a form that was kept asks some things again. */
export function LostSecrets({ step }: { step: Step }) {
  const { t } = useTranslation('checkin');
  const hasLost = useCheckinStore((state) => state.hasLostSecrets);
  if (!hasLost || !step.fields.some(({ name }) => secretFields.includes(name))) return null;
  return <Notice>{t('resume.lost')}</Notice>;
}
