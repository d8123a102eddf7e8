import { useTranslation } from 'react-i18next';
import { isFree } from '@guest/api-contract';
import { Facts, List, ListRow, Stack } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { usePrices } from '../../hooks/usePrices';
import { useSheetNames } from '../../hooks/useSheetNames';
import type { Draft } from '../../model/draft';
import type { Service } from '../../model/service';
import { sheetAmount, totalAmount } from '../../model/totals';
import { useChosenWords } from './useChosenWords';

/** What is ordered, line by line, and what it costs in all. */
export function OrderSummary({ service, draft }: { service: Service; draft: Draft }) {
  const { t } = useTranslation('order');
  const prices = usePrices();
  const details = draft.details.trim();
  const amount = totalAmount(service, draft);
  const total = prices.total(amount, service.price) ?? t('price.toBeConfirmed');
  const term = t('check.total', { context: isFree(amount) ? 'free' : undefined });
  return (
    <Stack gap={2}>
      {service.type === 'sheet' ? (
        <SheetLines service={service} sheets={draft.sheets} />
      ) : (
        <List lines="always">
          <ListRow
            title={<HotelText>{t('sheet.times', { count: draft.quantity, item: service.name })}</HotelText>}
            end={prices.words(service.price)}
            endNote={prices.unit(service.price, 'shortUnit')}
          />
        </List>
      )}
      <Facts
        items={[
          { id: 'details', term: t('check.details'), value: details },
          { id: 'total', term, value: total, isPrice: true, isTotal: true },
        ]}
      />
    </Stack>
  );
}

function SheetLines({ service, sheets }: { service: Service; sheets: Draft['sheets'] }) {
  const { t } = useTranslation('order');
  const prices = usePrices();
  const names = useSheetNames(service);
  const chosenWords = useChosenWords();
  return (
    <List lines="always">
      {sheets.map((sheet, index) => {
        const chosen = chosenWords(service, sheet);
        const comment = sheet.comment.trim();
        return (
          <ListRow
            // A sheet is identified by its place.
            key={index}
            title={names.nameOf(sheet, index)}
            description={
              <>
                {chosen ? <HotelText>{chosen}</HotelText> : t('sheet.nothing')}
                {comment && ` · ${comment}`}
              </>
            }
            end={prices.total(sheetAmount(service, sheet), service.price) ?? t('price.toBeConfirmed')}
          />
        );
      })}
    </List>
  );
}
