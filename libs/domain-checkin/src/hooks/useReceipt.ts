import { useTranslation } from 'react-i18next';
import { formatMoment, useLanguage } from '@guest/i18n';
import { useHoster, useHotelZone } from '@guest/visit';
import { receiptHtml, type SentCheckin } from '../model/receipt';

const KEEP_MS = 60_000;

/** Hands the guest what was sent, as a page of its own. */
export function useReceipt(sent: SentCheckin): () => void {
  const { t } = useTranslation('checkin');
  const { name, slug } = useHoster();
  const timeZone = useHotelZone();
  const language = useLanguage();
  const moment = (at: string) => `${formatMoment(new Date(at), language, timeZone)} (${at.slice(0, 4)})`;
  return () => {
    const html = receiptHtml(sent, {
      language,
      title: t('receipt.title'),
      hotel: name,
      sentAt: t('receipt.sentAt', { moment: moment(sent.sentAt) }),
      number: t('receipt.number', { number: sent.number }),
      consents: t('receipt.consents'),
      agreed: t('receipt.agreed'),
      declined: t('receipt.declined'),
      wording: ({ textVersion, at }) => t('receipt.wording', { version: textVersion, moment: moment(at) }),
      footer: t('receipt.footer'),
    });
    const url = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${t('sent.fileName')}-${slug}.html`;
    link.click();
    // Some browsers read the file only after they have asked where to put it.
    setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  };
}
