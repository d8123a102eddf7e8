import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper, OptionRow, Stack } from '@guest/design-system';
import { own } from '@guest/state';
import { AroundHotelText, HOTEL_WORDS, HotelText } from '@guest/visit';
import { useOrderActions } from './useOrderActions';
import { usePrices } from '../../hooks/usePrices';
import { questionElementId, sectionElementId } from '../../model/missingChoices';
import type { Item, Section } from '../../model/service';
import { type Selection } from '../../model/sheets';
import { useFoodWords } from '../../hooks/useFoodWords';
import { PrecisionPicker } from './PrecisionPicker';

interface OptionPickerProps {
  serviceId: string;
  index: number;
  section: Section;
  item: Item;
  selection: Selection | undefined;
  /** The section is full. */
  isDisabled: boolean;
  showsErrors: boolean;
}

/** One item of a section. A toggle renders only this row: the other rows keep their properties. */
export const OptionPicker = memo(function OptionPicker(props: OptionPickerProps) {
  const { serviceId, index, section, item, selection, isDisabled } = props;
  const { t } = useTranslation('order');
  const prices = usePrices();
  const food = useFoodWords();
  const { choose, setItemQuantity } = useOrderActions();

  const place = { serviceId, index };
  // The description is in the hotel's language, the allergens are in the guest's: each is marked.
  const { description } = item;
  const foodWords = [food.contains(item), food.suits(item)].filter(Boolean).join('. ');
  const note = (description || foodWords) && (
    <>
      {description && <HotelText>{description}</HotelText>}
      {description && foodWords && '. '}
      {foodWords}
    </>
  );
  return (
    <OptionRow
      type={section.choice === 'single' ? 'radio' : 'checkbox'}
      name={sectionElementId(index, section.id)}
      label={<HotelText>{item.name}</HotelText>}
      // With one picture in a section, all names of the section start at the same place.
      picture={item.image ?? (section.items.some(({ image }) => image) ? '' : undefined)}
      note={note || undefined}
      price={prices.supplement(item.price)}
      checked={selection !== undefined}
      disabled={isDisabled}
      onChange={() => choose(place, section, item.id)}
      stepper={
        selection && item.maxQuantity > 1 ? (
          <NumberStepper
            isLabelHidden
            label={
              <AroundHotelText sentence={t('sheet.quantity', { item: HOTEL_WORDS })}>
                {item.name}
              </AroundHotelText>
            }
            decreaseLabel={t('order.decrease', { what: item.name })}
            increaseLabel={t('order.increase', { what: item.name })}
            min={1}
            max={item.maxQuantity}
            value={selection.quantity}
            onValueChange={(quantity) => setItemQuantity(place, section, item, quantity)}
          />
        ) : undefined
      }
    >
      {selection && item.precisions.length > 0 && <Questions {...props} selection={selection} />}
    </OptionRow>
  );
});

function Questions(props: OptionPickerProps & { selection: Selection }) {
  const { serviceId, index, section, item, selection, showsErrors } = props;
  const { setPrecision } = useOrderActions();
  return (
    <Stack gap={4}>
      {selection.precisions.flatMap((answers, piece) =>
        item.precisions.map((precision, question) => {
          const answer = own(answers, precision.name);
          const id = questionElementId(index, section.id, { itemId: item.id, piece, question });
          const at = { sectionId: section.id, itemId: item.id, piece, precision: precision.name };
          return (
            <PrecisionPicker
              key={id}
              id={id}
              precision={precision}
              piece={selection.quantity > 1 ? `${item.name} ${piece + 1}` : undefined}
              answer={answer}
              isMissing={showsErrors && precision.isRequired && answer === undefined}
              onAnswer={(choice) => setPrecision({ serviceId, index }, at, choice)}
            />
          );
        }),
      )}
    </Stack>
  );
}
