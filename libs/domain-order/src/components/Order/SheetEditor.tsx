import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, MenuCard, OptionGroup, TextArea, TextField } from '@guest/design-system';
import { own } from '@guest/state';
import { HotelText } from '@guest/visit';
import { useLengthHint } from './useLengthHint';
import { useOrderActions } from './useOrderActions';
import { usePrices } from '../../hooks/usePrices';
import { useSheetNames } from '../../hooks/useSheetNames';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, MAX_SHEET_COUNT } from '../../model/limits';
import { missingInSheet } from '../../model/missingChoices';
import type { Service } from '../../model/service';
import { choicesIn, emptySheet, isBlank } from '../../model/sheets';
import { sheetAmount } from '../../model/totals';
import { useOrderStore, type SheetPlace } from '../../store/orderStore';
import { SectionPicker } from './SectionPicker';
import { SheetFooter } from './SheetFooter';
import { useChosenWords } from './useChosenWords';

interface SheetEditorProps {
  service: Service;
  index: number;
  /** The guest has folded it; a sheet with a missing choice stays open all the same. */
  isDone: boolean;
  onDone: (index: number, isDone: boolean) => void;
  /** Removes the sheet; undefined while it is the only one. */
  onRemove: ((index: number) => void) | undefined;
  /** The guest has tried to go on. */
  showsErrors: boolean;
}

/** One person's menu card. A choice on it renders no other card. */
export const SheetEditor = memo(function SheetEditor(props: SheetEditorProps) {
  const { service, index, isDone, onDone, onRemove, showsErrors } = props;
  const { t } = useTranslation('order');
  const prices = usePrices();
  const names = useSheetNames(service);
  const chosenWords = useChosenWords();
  const sheet = useOrderStore((state) => own(state.drafts, service.id)?.sheets[index]) ?? emptySheet;
  const next = useOrderStore((state) => own(state.drafts, service.id)?.sheets[index + 1]);

  const missing = missingInSheet(service, sheet).length;
  const isFolded = isDone && missing === 0;
  const name = names.nameOf(sheet, index);
  // Copying must not overwrite anybody's choices: the next sheet is blank, or not there yet.
  const canCopy = !isBlank(sheet) && (next ? isBlank(next) : index + 1 < MAX_SHEET_COUNT);

  return (
    <MenuCard
      id={`sheet-${index}`}
      title={name}
      isFolded={isFolded}
      summary={<HotelText>{chosenWords(service, sheet)}</HotelText>}
      badge={
        missing > 0 ? (
          <Badge tone={showsErrors ? 'danger' : 'neutral'} icon={showsErrors ? 'alert' : undefined}>
            {t('sheet.missing', { count: missing })}
          </Badge>
        ) : (
          isFolded && (
            <Badge tone="success" icon="check">
              {t('sheet.complete')}
            </Badge>
          )
        )
      }
      footer={
        <SheetFooter
          place={{ serviceId: service.id, index }}
          name={name}
          nextName={canCopy ? names.nameOf(next ?? emptySheet, index + 1) : undefined}
          total={prices.total(sheetAmount(service, sheet), service.price)}
          isFolded={isFolded}
          hasMissing={missing > 0}
          onDone={onDone}
          onRemove={onRemove}
        />
      }
    >
      <NameField serviceId={service.id} index={index} value={sheet.name} />
      {service.sections.map((section) => (
        <SectionPicker
          key={section.id}
          serviceId={service.id}
          index={index}
          section={section}
          choices={choicesIn(sheet, section.id)}
          showsErrors={showsErrors}
        />
      ))}
      <CommentField serviceId={service.id} index={index} value={sheet.comment} />
    </MenuCard>
  );
});

interface WordsProps extends SheetPlace {
  value: string;
}

/** The person's name. */
const NameField = memo(function NameField({ serviceId, index, value }: WordsProps) {
  const { t } = useTranslation('order');
  const { describeSheet } = useOrderActions();
  return (
    <OptionGroup legend={t('sheet.name')} legendVariant="label" marker={t('guest.optional', { ns: 'visit' })}>
      <TextField
        label={t('sheet.name')}
        isLabelHidden
        value={value}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => describeSheet({ serviceId, index }, { name: event.currentTarget.value })}
      />
    </OptionGroup>
  );
});

/** A note for the kitchen. */
const CommentField = memo(function CommentField({ serviceId, index, value }: WordsProps) {
  const { t } = useTranslation('order');
  const { describeSheet } = useOrderActions();
  return (
    <OptionGroup
      legend={t('sheet.comment')}
      legendVariant="label"
      marker={t('guest.optional', { ns: 'visit' })}
    >
      <TextArea
        label={t('sheet.comment')}
        isLabelHidden
        placeholder={t('sheet.commentHint')}
        hint={useLengthHint(value)}
        value={value}
        maxLength={MAX_COMMENT_LENGTH}
        onChange={(event) => describeSheet({ serviceId, index }, { comment: event.currentTarget.value })}
      />
    </OptionGroup>
  );
});
