import { useTranslation } from 'react-i18next';
import { Facts } from '@guest/design-system';
import { capitalised } from '@guest/i18n';
import { useTotalFact } from './OrderFacts';
import { useOrderWords } from './useOrderWords';
import { useSheetNames } from '../../hooks/useSheetNames';
import type { OrderSummary } from '../../model/orderSummary';

/** What a waiting order is: when, how many, where, and what it costs. */
export function KeptFacts({ summary }: { summary: OrderSummary }) {
  const { t } = useTranslation('orders');
  const totalFact = useTotalFact();
  const { momentTitle, counted } = useOrderWords(summary);
  const { one, other } = useSheetNames(summary.service);
  const { names, count, totalCents, roomNumber, service } = summary;
  const isNamed = names.length === count && count > 0;
  return (
    <Facts
      items={[
        { id: 'when', term: t('detail.when'), value: momentTitle },
        {
          id: 'count',
          term: service.type === 'sheet' ? capitalised(count === 1 ? one : other) : t('detail.quantity'),
          value: isNamed ? names.join(', ') : counted,
        },
        { id: 'room', term: t('kept.room'), value: roomNumber },
        totalFact(totalCents),
      ]}
    />
  );
}
