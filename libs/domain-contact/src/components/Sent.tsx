import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  Card,
  color,
  Grid,
  Icon,
  Page,
  Row,
  Stack,
  StatusLine,
  Text,
  Title,
} from '@guest/design-system';
import { paths } from '@guest/feature';
import { focusHeading, useHoster } from '@guest/visit';
import { Words } from './Words';

interface SentProps {
  title: string;
  text: string;
  /** Names the guest's words. */
  label: string;
  words: string | undefined;
  another: { label: string; onPress: () => void };
  /** The buttons before those that lead on. */
  ways?: ReactNode;
  /** How to reach the hotel, what else to do. */
  children?: ReactNode;
}

/** The hotel has it: what was sent, and what happens next. */
export function Sent({ title, text, label, words, another, ways, children }: SentProps) {
  const { t } = useTranslation('contact');
  const { slug } = useHoster();
  // The form that had the focus is gone.
  useEffect(() => focusHeading(), []);
  return (
    <Page>
      <Stack gap={6}>
        <Row>
          <Icon name="check" size="xlarge" background="primary" color={color.onPrimary} />
        </Row>
        <Stack gap={2}>
          <Title as="h1" level="h1">
            {title}
          </Title>
          <StatusLine isHidden>{title}</StatusLine>
          <Text>{text}</Text>
        </Stack>
        {words && (
          <Card>
            <Stack gap={2}>
              <Text size="xs" tone="muted">
                {label}
              </Text>
              <Words text={words} />
            </Stack>
          </Card>
        )}
        {children}
        <Grid columns={1} columnsWide={2} gap={2} oddOne="first">
          {ways}
          <Button hierarchy="secondary" size="l" isFullWidth href={paths.home(slug)}>
            {t('ways.home')}
          </Button>
          <Button hierarchy="tertiary" size="l" isFullWidth onClick={another.onPress}>
            {another.label}
          </Button>
        </Grid>
      </Stack>
    </Page>
  );
}
