import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Card, Stack, Text } from '@guest/design-system';
import { paths } from '@guest/feature';
import { Expired, Outcome, useHoster, Waiting, Words } from '@guest/visit';
import type { ContactForm } from '../hooks/useContactForm';
import { CallButton } from './OtherWay';

interface ContactOutcomeProps<Body, Receipt> {
  form: ContactForm<Body, Receipt>;
  title: string;
  /** The title of one that waits where the browser keeps nothing. */
  titleInPage: string;
  /** Names what was sent. */
  label: string;
  /** What the guest said. */
  words: string | undefined;
  /** The label of the button that begins another one. */
  another: string;
  /** What happens next, once the hotel has it. */
  text: string;
  /** Then: the buttons before those that lead on. */
  ways?: ReactNode;
  /** Then: how to reach the hotel, what else to do. */
  children?: ReactNode;
}

/** What became of what was sent: the hotel has it, does not have it yet, or it is late and asks its guest. */
export function ContactOutcome<Body, Receipt>(props: ContactOutcomeProps<Body, Receipt>) {
  const { form, title, titleInPage, label, words, another, text, ways, children } = props;
  const { t } = useTranslation('visit');
  const { slug } = useHoster();
  const said = words && <Words text={words} />;
  if (form.status === 'received') {
    return (
      <Outcome
        title={title}
        text={text}
        actions={
          <>
            {ways}
            <Button hierarchy="secondary" size="l" isFullWidth href={paths.home(slug)}>
              {t('home')}
            </Button>
            <Button hierarchy="tertiary" size="l" isFullWidth onClick={form.startAgain}>
              {another}
            </Button>
          </>
        }
      >
        {said && (
          <Card>
            <Stack gap={2}>
              <Text size="xs" tone="muted">
                {label}
              </Text>
              {said}
            </Stack>
          </Card>
        )}
        {children}
      </Outcome>
    );
  }
  const kept = {
    label,
    children: said,
    isBusy: form.busyWith === 'retry',
    isInVain: form.isInVain,
    actions: <CallButton isFullWidth />,
  };
  const handleRetry = () => void form.retry();
  if (form.status === 'expired') return <Expired {...kept} onSend={handleRetry} onWithdraw={form.withdraw} />;
  return (
    <Waiting
      {...kept}
      submission={{ ...form.kept, status: form.status }}
      title={title}
      titleInPage={titleInPage}
      isOnDevice={form.isOnDevice}
      onRetry={handleRetry}
      another={{ label: another, onClick: form.startAgain }}
    />
  );
}
