import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@guest/design-system';
import { hasSecretOf, type SecretsOwner } from '../../model/givenSecrets';
import type { Step } from '../../model/steps';
import { useCheckinStore } from '../../store/checkinStore';

interface LostSecretsProps {
  step: Step;
  /** Whose of the step; everybody's unless it is said. */
  owner?: SecretsOwner;
}

/** Says why a form that was kept asks some things again, where they had been given and until they are or the guest has read it. */
export function LostSecrets({ step, owner }: LostSecretsProps) {
  const { t } = useTranslation('checkin');
  const companions = useCheckinStore((state) => state.answers.companions);
  const lost = useCheckinStore((state) => state.lostSecrets);
  const dismiss = useCheckinStore((state) => state.dismissLost);
  const everybody = step.name === 'companionInfo' ? companions.map(({ id }) => id) : ['client', 'agreement'];
  const isLost = hasSecretOf(lost, owner === undefined ? everybody : [owner], step.fields);
  // What is given again clears it for the next look: a notice that goes while somebody types below moves what they type.
  const [isShown, setShown] = useState(isLost);
  if (isLost && !isShown) setShown(true);
  if (!isShown) return null;
  const handleDismiss = () => {
    dismiss();
    setShown(false);
  };
  return (
    <Notice
      action={
        <Button size="s" hierarchy="quaternary" onClick={handleDismiss}>
          {t('resume.understood')}
        </Button>
      }
    >
      {t('resume.lost')}
    </Notice>
  );
}
