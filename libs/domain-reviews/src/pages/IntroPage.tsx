import { useTranslation } from 'react-i18next';
import { Button, FactList, Page, Picture, Split, Stack, Text, Title } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useSubmissions } from '@guest/submission';
import { HotelText, useHoster } from '@guest/visit';
import { LastReview } from '../components/LastReview';
import { FormSkeleton, WithForm } from '../components/WithForm';
import { useFormWords } from '../hooks/useFormWords';
import { isBegun } from '../model/draft';
import type { ReviewForm } from '../model/form';
import type { ReviewBody } from '../submission/reviewBody';
import { useReviewStore } from '../store/reviewStore';

export { formTitle as title } from './formTitle';
export { FormSkeleton as Skeleton };

/** Says what is asked and how little time it takes. */
export function Component() {
  return <WithForm>{(form) => <Intro form={form} />}</WithForm>;
}

function Intro({ form }: { form: ReviewForm }) {
  const { t } = useTranslation('reviews');
  const { slug } = useHoster();
  const words = useFormWords(form);
  const draft = useReviewStore((state) => state.draft);
  const last = useSubmissions<ReviewBody>('review')[0];
  const isSent = draft !== undefined && last?.body?.draft.changedAt === draft.changedAt;
  const hasDraft = draft !== undefined && isBegun(draft) && !isSent;
  return (
    <Page width={form.image ? 'gallery' : 'reading'}>
      <Split
        side="start"
        asideWidth="l"
        asideVariant="bare"
        asideLabel={t('form.aside')}
        aside={form.image && <Picture src={form.image} ratio="16:9" corners="card" isEager />}
      >
        <Stack gap={6}>
          {last && <LastReview status={last.status} />}
          <Stack gap={2}>
            <Title level="h1">
              {form.description ? <HotelText>{form.description}</HotelText> : t('question')}
            </Title>
            <Text tone="muted">{words.lead}</Text>
          </Stack>
          <FactList
            items={[
              { id: 'read', icon: 'check', text: t('intro.read') },
              { id: 'anonymous', icon: 'check', text: t('intro.anonymous') },
            ]}
          />
          <Stack gap={2}>
            <Button size="xl" isFullWidth href={paths.reviewForm(slug)}>
              {hasDraft ? t('intro.resume') : t('intro.start')}
            </Button>
            {hasDraft && (
              <Text size="s" tone="muted" align="center">
                {t('intro.draft')}
              </Text>
            )}
          </Stack>
        </Stack>
      </Split>
    </Page>
  );
}
