import { useTranslation } from 'react-i18next';
import { Facts, Stack, Text, Title, type Fact } from '@guest/design-system';
import { usePrices } from '../../hooks/usePrices';
import { useSheetNames } from '../../hooks/useSheetNames';
import type { Draft } from '../../model/draft';
import type { Service } from '../../model/service';
import type { Sheet } from '../../model/sheets';
import { sheetCents, totalCents } from '../../model/totals';
import { HotelText } from '../HotelText';
import { useChosenWords } from './useChosenWords';

/** What is ordered, line by line, and what it costs in all. */
export function OrderSummary({ service, draft }: { service: Service; draft: Draft }) {
  const { t } = useTranslation('order');
  const prices = usePrices();
  const names = useSheetNames(service);

  const sheetFact = (sheet: Sheet, index: number): Fact => {
    const cents = sheetCents(service, sheet);
    return {
      id: `sheet-${index}`,
      term: <SheetWords service={service} sheet={sheet} name={names.nameOf(sheet, index)} />,
      value: cents === undefined ? t('price.toBeConfirmed') : prices.amount(cents),
      isPrice: true,
    };
  };
  const single: Fact = {
    id: 'single',
    term: (
      <Title as="span" level="h5">
        <HotelText>{t('sheet.times', { count: draft.quantity, item: service.name })}</HotelText>
      </Title>
    ),
    value: prices.words(service.price) ?? '',
    isPrice: true,
  };
  const total = totalCents(service, draft);
  const details = draft.details.trim();
  return (
    <Facts
      items={[
        ...(service.type === 'sheet' ? draft.sheets.map(sheetFact) : [single]),
        ...(details ? [{ id: 'details', term: t('check.details'), value: details }] : []),
        {
          id: 'total',
          term: t('check.total'),
          value:
            total === undefined
              ? (prices.words(service.price) ?? t('price.toBeConfirmed'))
              : prices.amount(total),
          isPrice: true,
          isTotal: true,
        },
      ]}
    />
  );
}

function SheetWords({ service, sheet, name }: { service: Service; sheet: Sheet; name: string }) {
  const { t } = useTranslation('order');
  const chosen = useChosenWords()(service, sheet);
  const comment = sheet.comment.trim();
  return (
    <Stack gap={1}>
      <Title as="span" level="h5">
        {name}
      </Title>
      <Text as="span" size="s" tone="muted">
        {chosen ? <HotelText>{chosen}</HotelText> : t('sheet.nothing')}
      </Text>
      {comment && (
        <Text as="span" size="s" tone="muted">
          {comment}
        </Text>
      )}
    </Stack>
  );
}
