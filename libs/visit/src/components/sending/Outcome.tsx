import type { ReactNode } from 'react';
import { color, Grid, Icon, Page, Row, Stack, StatusLine, Text, Title } from '@guest/design-system';

interface OutcomeProps {
  title: string;
  /** Said below the title. Default: only screen readers hear the title again. */
  status?: string;
  /** What happens next. */
  text: ReactNode;
  /** A remark below it. */
  note?: ReactNode;
  /** What was sent, how to reach the hotel. */
  children?: ReactNode;
  /** Buttons, two in a row on wide screens. */
  actions: ReactNode;
}

/** A whole screen: the hotel has it. */
export function Outcome({ title, status, text, note, children, actions }: OutcomeProps) {
  return (
    <Page>
      <Stack gap={6}>
        <Row>
          <Icon name="check" size="xlarge" background="primary" color={color.onPrimary} />
        </Row>
        <Stack gap={2}>
          <Title level="h1">{title}</Title>
          {status ? <StatusLine isLead>{status}</StatusLine> : <StatusLine isHidden>{title}</StatusLine>}
          <Text>{text}</Text>
          {note && <Text tone="muted">{note}</Text>}
        </Stack>
        {children}
        <Grid columns={1} columnsWide={2} gap={2} oddOne="first">
          {actions}
        </Grid>
      </Stack>
    </Page>
  );
}
