import { useTranslation } from 'react-i18next';
import { FactList, Hero, Page, Scene, Section, Split, Stack, Text } from '@guest/design-system';
import { HotelText, RichHotelText } from '@guest/visit';
import { useAdvantageWords } from '../../hooks/useAdvantageWords';
import type { Advantage } from '../../model/advantage';
import { GettingThere, hasWay } from './GettingThere';
import { Offer } from './Offer';

/** One partner: what it gives, on which conditions, and the way there. */
export function AdvantageDetail({ advantage }: { advantage: Advantage }) {
  const { t } = useTranslation(['advantages', 'visit']);
  const { validity } = useAdvantageWords();
  const { name, category, summary, description, picture, conditions } = advantage;
  return (
    <>
      <Hero
        size="s"
        words="below"
        picture={picture ? { src: picture, alt: '' } : undefined}
        scene={<Scene name="gift" />}
        title={<HotelText>{name}</HotelText>}
        text={summary && <HotelText>{summary}</HotelText>}
      />
      <Page width="gallery" top="m">
        <Split
          asideVariant="bare"
          asideLabel={t('advantages:practical')}
          mainWidth="reading"
          aside={hasWay(advantage) && <GettingThere advantage={advantage} />}
        >
          <Stack gap={6}>
            <Offer advantage={advantage} />
            <RichHotelText html={description} />
            <FactList
              items={[
                { id: 'kind', icon: 'present', text: category && <HotelText>{category}</HotelText> },
                { id: 'validity', icon: 'Calendar', text: validity(advantage) },
              ]}
            />
            {conditions && (
              <Section title={t('advantages:conditions')} level="h4" gap={2}>
                <Text tone="muted">
                  <HotelText>{conditions}</HotelText>
                </Text>
              </Section>
            )}
          </Stack>
        </Split>
      </Page>
    </>
  );
}
