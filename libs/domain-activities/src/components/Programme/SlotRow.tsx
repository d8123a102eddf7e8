import { Badge, ListRow, RowMedia, Scene, Text } from '@guest/design-system';
import { paths } from '@guest/feature';
import { HotelText, useHoster, usePriceWords } from '@guest/visit';
import { useSlotWords } from '../../hooks/useSlotWords';
import type { ProgrammeSlot } from '../../model/programme';

/** One line of a day: when, what, where, what it costs and whether there is room. */
export function SlotRow({ activity, slot, now }: ProgrammeSlot & { now: Date }) {
  const { slug } = useHoster();
  const prices = usePriceWords();
  const words = useSlotWords();
  const { id, name, summary, image, location, price } = activity;
  const state = words.state(slot, now);
  return (
    <ListRow
      href={paths.activity(slug, id)}
      media={<RowMedia src={image} icon={<Scene name="activities" />} />}
      title={<HotelText>{name}</HotelText>}
      titleAs="h3"
      description={summary && <HotelText>{summary}</HotelText>}
      foot={
        <>
          <Badge tone="brand" icon="clock">
            {words.time(slot)}
          </Badge>
          {state && <Badge tone={state.tone}>{state.words}</Badge>}
          {location && (
            <Text as="span" size="xs" tone="muted">
              <HotelText>{location}</HotelText>
            </Text>
          )}
        </>
      }
      end={prices.amount(price)}
      endNote={prices.unit(price)}
    />
  );
}
