import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '@guest/design-system';
import { useNow } from '@guest/visit';
import { useRuleContext } from '../../hooks/useDraft';
import { useSending } from './useSending';
import { useFilling, useOther } from '../../hooks/useStage';
import { useCheckinPaths, useSteps } from '../../hooks/useSteps';
import type { RuleContext } from '../../model/rules';
import { CheckinFailure } from './CheckinFailure';

/** Tells a guest who left during the sending that it failed, with a button that sends it again. */
export function FailedElsewhere() {
  const now = useNow();
  const contextAt = useRuleContext();
  const failure = useFilling((filling) => filling.failure);
  if (!failure || !now) return null;
  return (
    <CheckinFailure failure={failure} place="elsewhere" action={<SendAgain context={contextAt(now)} />} />
  );
}

function SendAgain({ context }: { context: RuleContext }) {
  const { t } = useTranslation('checkin');
  const navigate = useNavigate();
  const to = useCheckinPaths();
  const { flaws, offers, send } = useSending(useSteps(), context);
  const isAsked = useOther() !== undefined;
  const handleSend = () => {
    // The check of the answers shows what keeps the form from being sent.
    if (isAsked || flaws.length > 0 || offers.isFailed) void navigate(to.check);
    else send();
  };
  return (
    <Button size="s" onClick={handleSend} isBusy={offers.isAwaited} busyLabel={t('extras.loading')}>
      {t('check.resend')}
    </Button>
  );
}
