import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@guest/design-system';
import { isAskedAgain, type Owner } from '../../model/askedAgain';
import { ownerOfStep } from '../../model/draft';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';

interface AskedAgainProps {
  step: Step;
  /** Limits the notice to one person's screen. Default: everybody of the step. */
  owner?: Owner;
}

/** Says why a kept form asks again for identity papers, consents and signatures. */
export function AskedAgain({ step, owner }: AskedAgainProps) {
  const { t } = useTranslation('checkin');
  const companions = useCheckinStore((state) => state.answers.companions);
  const everybody =
    step.name === 'companionInfo' ? companions.map(({ id }) => id) : [ownerOfStep[step.name] ?? 'client'];
  const isAsked = useCheckinStore((state) =>
    (owner === undefined ? everybody : [owner]).some((one) => isAskedAgain(state, step, one)),
  );
  // Removing the notice while the guest types below would move the field.
  const [isShown, setShown] = useState(isAsked);
  if (isAsked && !isShown) setShown(true);
  return isShown ? <Notice>{t('resume.lost')}</Notice> : null;
}
