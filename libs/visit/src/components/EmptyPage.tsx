import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Page, type EmptyStateProps } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '../hooks/useHoster';

interface EmptyPageProps extends Pick<EmptyStateProps, 'icon' | 'title' | 'text'> {
  /** Where its button leads. Default: back to the hotel's home. */
  way?: { href: string; label: string } | undefined;
}

/** A whole screen with nothing to show: says why, and leads on. */
export function EmptyPage({ way, ...state }: EmptyPageProps) {
  const { t } = useTranslation('visit');
  const { slug } = useHoster();
  return (
    <Page clears="tabs">
      <EmptyState
        {...state}
        actions={
          <Button hierarchy="secondary" href={way?.href ?? paths.home(slug)}>
            {way?.label ?? t('home')}
          </Button>
        }
      />
    </Page>
  );
}
