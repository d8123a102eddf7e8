import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, EmptyState, Page } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useHoster } from '@guest/visit';

/** A review that the hotel did not take; the form has it again. */
export function RefusedReview() {
  const { t } = useTranslation('reviews');
  const { slug } = useHoster();
  const navigate = useNavigate();
  return (
    <Page>
      <EmptyState
        size="part"
        level="h1"
        icon="alert"
        tone="danger"
        title={t('waiting.refusedTitle')}
        text={t('waiting.refusedText')}
        actions={
          <>
            <Button size="l" onClick={() => void navigate(paths.reviewForm(slug))}>
              {t('waiting.readAgain')}
            </Button>
            <Button hierarchy="tertiary" size="l" href={paths.home(slug)}>
              {t('home', { ns: 'visit' })}
            </Button>
          </>
        }
      />
    </Page>
  );
}
