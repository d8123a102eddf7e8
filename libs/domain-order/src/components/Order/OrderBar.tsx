import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFree } from '@guest/api-contract';
import { ActionBar, Link, StatusLine } from '@guest/design-system';
import { usePrices } from '../../hooks/usePrices';
import { useDraft } from './useDraft';
import { useSheetNames } from '../../hooks/useSheetNames';
import { missingElementId, type MissingChoice } from '../../model/missingChoices';
import type { Service } from '../../model/service';
import { totalAmount } from '../../model/totals';

interface OrderBarProps {
  service: Service;
  action: ReactNode;
  /** What still blocks, leading to the first of it. */
  message: ReactNode;
  missing: MissingChoice | undefined;
}

function goTo(event: MouseEvent, id: string) {
  const element = document.getElementById(id);
  if (!element) return;
  event.preventDefault();
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}

/** The total and the next step, always visible. */
export function OrderBar({ service, action, message, missing }: OrderBarProps) {
  const { t } = useTranslation('order');
  const prices = usePrices();
  const names = useSheetNames(service);
  const draft = useDraft(service);
  const amount = totalAmount(service, draft);
  const total = prices.total(amount, service.price);
  const isSheet = service.type === 'sheet';
  const count = draft.sheets.length;
  const taxes = isSheet ? names.countedWithTax(count) : t('order.taxIncluded');
  // A free order includes no tax.
  const free = isSheet ? names.counted(count) : undefined;
  const note = isFree(amount) ? free : taxes;
  return (
    <>
      <StatusLine isHidden>{total && t('order.total', { amount: total })}</StatusLine>
      <ActionBar
        total={total}
        note={amount.isComplete ? note : t('order.priceLater')}
        action={action}
        message={
          message &&
          missing && (
            <Link
              href={`#${missingElementId(missing)}`}
              tone="inherit"
              onClick={(event) => goTo(event, missingElementId(missing))}
            >
              {message}
            </Link>
          )
        }
      />
    </>
  );
}
