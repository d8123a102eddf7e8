import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmailField, Notice, Section, Stack, StatusLine, Text } from '@guest/design-system';
import { failureReason, SendFailure, useStayWhileSending } from '@guest/visit';
import type { DayPlan } from '../../hooks/useDayPlan';
import { useEmailForm, type EmailFormState } from './useEmailForm';

const FIELD_ID = 'favourites-email';

/** The list by e-mail: the form, then what became of it, in the same place. */
export function EmailList({ plan }: { plan: DayPlan }) {
  const { t } = useTranslation('cityGuide');
  const form = useEmailForm(plan);
  const box = useRef<HTMLDivElement>(null);
  const { isForm, status } = form;
  const wasForm = useRef(isForm);
  // The button that had the focus is gone with the form, or with what stood in its place.
  useEffect(() => {
    if (wasForm.current !== isForm) box.current?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  useStayWhileSending(form.isBusy);
  return (
    <Section title={t('favourites.email.title')}>
      <div ref={box} tabIndex={-1}>
        {isForm && <Form form={form} />}
        {!isForm && status === 'received' && <Sent form={form} />}
        {!isForm && status !== 'received' && <NotSent form={form} />}
      </div>
    </Section>
  );
}

function Form({ form }: { form: EmailFormState }) {
  const { t } = useTranslation('cityGuide');
  const { email, setEmail, problem, isBusy, status, failure, kept } = form;
  const error = problem && t(problem === 'required' ? 'favourites.email.required' : 'favourites.email.wrong');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.submit()) document.getElementById(FIELD_ID)?.focus();
  };
  return (
    <form method="post" noValidate data-sends-late onSubmit={handleSubmit}>
      <Stack gap={4}>
        <Text size="s" tone="muted">
          {t('favourites.email.text')}
        </Text>
        {status === 'refused' && failure && (
          <SendFailure failure={failure} attempt={kept?.tries} title={t('favourites.email.failed')}>
            {t('favourites.email.refused')}
          </SendFailure>
        )}
        <EmailField
          id={FIELD_ID}
          name="email"
          label={t('favourites.email.field')}
          value={email}
          error={error}
          aria-required
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <StatusLine isHidden>{isBusy ? t('favourites.email.busy') : null}</StatusLine>
        <Button
          type="submit"
          size="l"
          isFullWidth
          iconLeft="mail"
          isBusy={isBusy}
          busyLabel={t('favourites.email.busy')}
        >
          {t('favourites.email.send')}
        </Button>
      </Stack>
    </form>
  );
}

function Sent({ form }: { form: EmailFormState }) {
  const { t } = useTranslation('cityGuide');
  const left = form.receipt?.unknownPlaceIds.length ?? 0;
  return (
    <Stack gap={3}>
      <Notice
        tone="success"
        role="status"
        title={t('favourites.email.sent', { email: form.sent?.email ?? form.email })}
      >
        {t('favourites.email.sentText')} {left > 0 && t('favourites.email.left', { count: left })}
      </Notice>
      <Button hierarchy="tertiary" size="l" isFullWidth onClick={form.startAgain}>
        {t('favourites.email.another')}
      </Button>
    </Stack>
  );
}

function NotSent({ form }: { form: EmailFormState }) {
  const { t } = useTranslation('cityGuide');
  const { failure, isBusy } = form;
  const reason = failure ? failureReason(failure) : 'unanswered';
  return (
    <Stack gap={3}>
      <Notice tone="warning" role="alert" title={t('favourites.email.failed')}>
        {t(`favourites.email.waiting.${reason}`)} {t('favourites.email.safe')}
      </Notice>
      <Button
        size="l"
        isFullWidth
        isBusy={isBusy}
        busyLabel={t('favourites.email.busy')}
        onClick={() => void form.retry()}
      >
        {t('favourites.email.retry')}
      </Button>
      <Button hierarchy="tertiary" size="l" isFullWidth onClick={form.withdraw}>
        {t('favourites.email.change')}
      </Button>
    </Stack>
  );
}
