import type { ReactNode } from 'react';
import { Card, Page, Row, Stack, Text, Title } from '@guest/design-system';
import { SubmissionStatus } from '../SubmissionStatus';
import type { ShownSubmission } from './submission';

interface KeptPageProps {
  title: string;
  /** What happens next. */
  text: ReactNode;
  /** Names what was submitted, at the head of its card: words, or a heading of their own. */
  label: ReactNode;
  status: Exclude<ShownSubmission['status'], 'editing'>;
  /** What was submitted: the guest's words, or facts. */
  children?: ReactNode;
  /** Between the text and the card. */
  notice?: ReactNode;
  /** Buttons, one below the other. */
  actions: ReactNode;
}

/** The frame of a submission that the hotel does not have yet. */
export function KeptPage({ title, text, label, status, children, notice, actions }: KeptPageProps) {
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Title level="h1">{title}</Title>
          <Text tone="muted">{text}</Text>
        </Stack>
        {notice}
        <Card>
          <Stack gap={3}>
            <Row gap={2} justify="between">
              {typeof label === 'string' ? (
                <Text size="s" weight="semibold">
                  {label}
                </Text>
              ) : (
                label
              )}
              <SubmissionStatus status={status} />
            </Row>
            {children}
          </Stack>
        </Card>
        <Stack gap={2}>{actions}</Stack>
      </Stack>
    </Page>
  );
}
