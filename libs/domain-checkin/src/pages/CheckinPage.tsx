import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Page, SkeletonRows, Stack, Title } from '@guest/design-system';
import type { PageModule } from '@guest/feature';
import { WithResource, type VisitContext } from '@guest/visit';
import { useFormStore } from '../store/formStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('title');

function Frame({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('checkin');
  return (
    <Page>
      <Stack gap={4}>
        <Title as="h1" level="h1">
          {t('title')}
        </Title>
        {children}
      </Stack>
    </Page>
  );
}

export function Skeleton() {
  const { t } = useTranslation('checkin');
  return (
    <Frame>
      <SkeletonRows label={t('loading')} />
    </Frame>
  );
}

/** The form that this hotel asks for. */
export function Component() {
  const form = useFormStore((state) => state.form);
  const retry = useFormStore((state) => state.retry);
  return (
    <WithResource resource={form} onRetry={retry} skeleton={<Skeleton />}>
      {() => <Frame />}
    </WithResource>
  );
}
