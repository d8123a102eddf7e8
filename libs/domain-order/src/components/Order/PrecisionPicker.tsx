import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { centsOf } from '@guest/api-contract';
import { ChoiceChips } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import type { Precision } from '../../model/service';
import { useFoodWords } from '../../hooks/useFoodWords';

interface PrecisionPickerProps {
  id: string;
  precision: Precision;
  /** Which piece it is about, where there are several: "Croissant 2". */
  piece: string | undefined;
  answer: string | undefined;
  isMissing: boolean;
  onAnswer: (choice: string | undefined) => void;
}

/** One question about one piece of a chosen item. */
export function PrecisionPicker({ id, precision, piece, answer, isMissing, onAnswer }: PrecisionPickerProps) {
  const { t } = useTranslation('order');
  const prices = usePrices();
  const food = useFoodWords();
  const { name, isRequired, choices } = precision;
  const notes = choices.flatMap((choice) => {
    const words = [food.contains(choice), food.suits(choice)].filter(Boolean).join('. ');
    return words ? [{ name: choice.name, words }] : [];
  });
  return (
    <ChoiceChips
      id={id}
      name={id}
      legend={<HotelText>{piece ? `${name}, ${piece}` : name}</HotelText>}
      marker={isRequired ? t('sheet.required') : undefined}
      hint={
        notes.length > 0
          ? notes.map(({ name: choice, words }, index) => (
              <Fragment key={choice}>
                {index > 0 && ' · '}
                <HotelText>{choice}</HotelText>. {words}
              </Fragment>
            ))
          : undefined
      }
      error={isMissing ? t('missing.choice') : undefined}
      value={answer ?? ''}
      onValueChange={(choice) => onAnswer(choice === '' ? undefined : choice)}
      options={[
        ...(isRequired ? [] : [{ value: '', label: t('sheet.noPreference') }]),
        ...choices.map((choice) => ({
          value: choice.name,
          label: (
            <>
              <HotelText>{choice.name}</HotelText>
              {centsOf(choice.price, 0) !== 0 && ` ${prices.supplement(choice.price)}`}
            </>
          ),
        })),
      ]}
    />
  );
}
