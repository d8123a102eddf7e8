import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '@guest/design-system';
import { useNow } from '@guest/visit';
import { useRuleContext } from '../../hooks/useDraft';
import { useSending } from '../../hooks/useSending';
import { useCheckinPaths, useSteps } from '../../hooks/useSteps';
import type { RuleContext } from '../../model/rules';
import { useCheckinStore } from '../../store/checkinStore';
import { SendFailure } from './SendFailure';

/** For who went back while the form was on its way: that it did not arrive, and the button that sends it again. */
export function FailedElsewhere() {
  const now = useNow();
  const contextAt = useRuleContext();
  const sending = useCheckinStore((state) => state.sending);
  if (sending.status !== 'failure' || !now) return null;
  return <SendFailure failure={sending} place="elsewhere" action={<SendAgain context={contextAt(now)} />} />;
}

function SendAgain({ context }: { context: RuleContext }) {
  const { t } = useTranslation('checkin');
  const navigate = useNavigate();
  const to = useCheckinPaths();
  const { flaws, offers, send } = useSending(useSteps(), context);
  const isAsked = useCheckinStore((state) => state.other !== undefined);
  const handleSend = () => {
    // What there is to say about it is said there.
    if (isAsked || flaws.length > 0 || offers.isFailed) void navigate(to.check);
    else send();
  };
  return (
    <Button size="s" onClick={handleSend} isBusy={offers.isAwaited} busyLabel={t('extras.loading')}>
      {t('check.resend')}
    </Button>
  );
}
