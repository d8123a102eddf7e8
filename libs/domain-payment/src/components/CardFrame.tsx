import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, HostedFields, Notice, Skeleton, SkeletonGroup, Stack } from '@guest/design-system';
import { useLanguage } from '@guest/i18n';
import { useCanKeep } from '@guest/state';
import { useApi, useConfig } from '@guest/visit';
import type { OpenedPayment } from '../model/payment';
import { mountFields } from '../providers';
import type { CardFields } from '../providers/port';
import { usePaymentStore } from '../store/paymentStore';

interface CardFrameProps {
  intent: OpenedPayment;
  cards: readonly string[];
  /** Receives the fields once they are shown. */
  onFields: (fields: CardFields | undefined) => void;
  /** Enter was pressed in a field. */
  onSubmit: () => void;
}

/** The provider's card fields. Nothing of what is typed there reaches this page. */
export function CardFrame({ intent, cards, onFields, onSubmit }: CardFrameProps) {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const api = useApi();
  const { apiUrl = '/api' } = useConfig();
  const host = useRef<HTMLDivElement>(null);
  const fields = usePaymentStore((state) => state.payment.fields);
  const dispatch = usePaymentStore((state) => state.dispatch);
  const ask = usePaymentStore((state) => state.ask);
  const { provider } = intent;
  const isWanted = fields !== 'failed';

  const give = useEffectEvent(onFields);
  const submit = useEffectEvent(onSubmit);
  const mount = useEffectEvent((element: HTMLElement) =>
    mountFields(provider)(element, {
      payment: intent,
      language,
      apiUrl,
      title: t('fields.frame'),
      onReady: () => dispatch({ type: 'fieldsReady' }),
      onSubmit: () => submit(),
      onIncomplete: () => dispatch({ type: 'incomplete' }),
      onChallenge: () => dispatch({ type: 'challenged' }),
      onDone: () => void ask(api),
    }),
  );
  useEffect(() => {
    const element = host.current;
    if (!element || !isWanted) return undefined;
    let isLeft = false;
    let shown: CardFields | undefined;
    mount(element).then(
      (mounted) => {
        shown = mounted;
        if (isLeft) mounted.remove();
        else give(mounted);
      },
      () => {
        if (!isLeft) dispatch({ type: 'fieldsFailed' });
      },
    );
    return () => {
      isLeft = true;
      shown?.remove();
      give(undefined);
    };
  }, [dispatch, isWanted, language]);

  if (!isWanted) return <FieldsFailed />;
  return (
    <HostedFields label={t('fields.label')} title={t('fields.title')} note={cards.join(', ')}>
      {fields === 'loading' && (
        <SkeletonGroup label={t('fields.loading')}>
          <Stack gap={5}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton width="l" />
          </Stack>
        </SkeletonGroup>
      )}
      <div ref={host} />
    </HostedFields>
  );
}

function FieldsFailed() {
  const { t } = useTranslation('payment');
  const canKeep = useCanKeep();
  const dispatch = usePaymentStore((state) => state.dispatch);
  const handleRetry = () => {
    // This document's security policy may not let the provider in: that of a new one may.
    if (canKeep && navigator.onLine) location.reload();
    else dispatch({ type: 'fieldsWanted' });
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('fields.failed')}
      action={
        <Button size="s" hierarchy="secondary" onClick={handleRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('fields.failedText')}
    </Notice>
  );
}
