import { Page, Title } from '@guest/design-system';

/** The outcome in one line, until its part is loaded, or where it cannot be. */
export function OutcomeTitle({ title }: { title: string }) {
  return (
    <Page>
      <Title level="h1">{title}</Title>
    </Page>
  );
}
