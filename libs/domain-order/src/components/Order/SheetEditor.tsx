import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Badge,
  Button,
  MenuCard,
  OptionGroup,
  Price,
  Row,
  Text,
  TextArea,
  TextField,
} from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { useLengthHint } from '../../hooks/useLengthHint';
import { useOrderActions } from '../../hooks/useOrderActions';
import { usePrices } from '../../hooks/usePrices';
import { useSheetNames } from '../../hooks/useSheetNames';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, MAX_SHEET_COUNT } from '../../model/limits';
import { missingInSheet } from '../../model/missingChoices';
import type { Service } from '../../model/service';
import { own } from '../../model/own';
import { choicesIn, emptySheet, isBlank } from '../../model/sheets';
import { sheetAmount } from '../../model/totals';
import { useOrderStore, type SheetPlace } from '../../store/orderStore';
import { SectionPicker } from './SectionPicker';
import { useChosenWords } from './useChosenWords';

interface SheetEditorProps {
  service: Service;
  index: number;
  /** The guest has finished with it; one that lacks a choice stays open whatever this says. */
  isDone: boolean;
  onDone: (index: number, isDone: boolean) => void;
  /** The guest has tried to go on. */
  showsErrors: boolean;
}

/** One person's menu card. It alone is rendered when something on it is chosen. */
export const SheetEditor = memo(function SheetEditor(props: SheetEditorProps) {
  const { service, index, isDone, onDone, showsErrors } = props;
  const { t } = useTranslation('order');
  const prices = usePrices();
  const names = useSheetNames(service);
  const chosenWords = useChosenWords();
  const sheet = useOrderStore((state) => own(state.drafts, service.id)?.sheets[index]) ?? emptySheet;
  const next = useOrderStore((state) => own(state.drafts, service.id)?.sheets[index + 1]);

  const missing = missingInSheet(service, sheet).length;
  const isFolded = isDone && missing === 0;
  const name = names.nameOf(sheet, index);
  // Nobody's choices are written over: the next one is still blank, or not there yet.
  const canCopy = !isBlank(sheet) && (next ? isBlank(next) : index + 1 < MAX_SHEET_COUNT);
  const nextName = names.nameOf(next ?? emptySheet, index + 1);
  const place = { serviceId: service.id, index };
  const total = prices.total(sheetAmount(service, sheet), service.price);

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
        <>
          {missing === 0 ? (
            <Row gap={1}>
              <Button
                hierarchy="quaternary"
                size="s"
                aria-label={t(isFolded ? 'sheet.editNamed' : 'sheet.doneNamed', { name })}
                onClick={() => onDone(index, !isFolded)}
              >
                {t(isFolded ? 'sheet.edit' : 'sheet.done')}
              </Button>
              {canCopy && (
                <CopyButton place={place} from={name} to={nextName} onCopied={() => onDone(index, true)} />
              )}
            </Row>
          ) : (
            // Holds the start of the line, so that the price stays at its end.
            <Text size="s" tone="muted">
              {total && t('sheet.subtotal')}
            </Text>
          )}
          {total && <Price size="s">{total}</Price>}
        </>
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

/** Whose it is. */
const NameField = memo(function NameField({ serviceId, index, value }: WordsProps) {
  const { t } = useTranslation('order');
  const { describeSheet } = useOrderActions();
  return (
    <OptionGroup legend={t('sheet.name')} legendLook="label" marker={t('order.optional')}>
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

/** A word for the kitchen. */
const CommentField = memo(function CommentField({ serviceId, index, value }: WordsProps) {
  const { t } = useTranslation('order');
  const { describeSheet } = useOrderActions();
  return (
    <OptionGroup legend={t('sheet.comment')} legendLook="label" marker={t('order.optional')}>
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

interface CopyButtonProps {
  place: SheetPlace;
  from: string;
  to: string;
  onCopied: () => void;
}

/** The next person has the same. */
function CopyButton({ place, from, to, onCopied }: CopyButtonProps) {
  const { t } = useTranslation('order');
  const { copyToNext } = useOrderActions();
  return (
    <Button
      hierarchy="quaternary"
      size="s"
      aria-label={t('sheet.copyNamed', { from, to })}
      onClick={() => {
        copyToNext(place);
        onCopied();
      }}
    >
      {t('sheet.copy', { to })}
    </Button>
  );
}
