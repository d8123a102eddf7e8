import { useTranslation } from 'react-i18next';
import { formatMoment, useLanguage } from '@guest/i18n';
import { saveFile, useHoster, useHotelZone } from '@guest/visit';
import { receiptHtml, type SentCheckin } from '../../model/receipt';

/** Bounds the wait on a connection that was lost silently, which would take ten seconds more. */
const PATIENCE_MS = 2_000;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Downloads the receipt as an HTML page, in the language of the sending. */
export function useReceipt(sent: SentCheckin): () => Promise<void> {
  const { i18n } = useTranslation('checkin');
  const { name, slug } = useHoster();
  const timeZone = useHotelZone();
  const current = useLanguage();
  /** The current language's texts are used where those of that language do not load. */
  const languageOf = async () => {
    const { language = current } = sent;
    if (language !== current) await Promise.race([i18n.loadLanguages(language), patience()]);
    return i18n.hasResourceBundle(language, 'checkin') ? language : current;
  };
  return async () => {
    const language = await languageOf();
    const t = i18n.getFixedT(language, 'checkin');
    const moment = (at: string) => `${formatMoment(new Date(at), language, timeZone)} (${at.slice(0, 4)})`;
    const html = receiptHtml(sent, {
      language,
      title: t('receipt.title'),
      hotel: name,
      sentAt: t('receipt.sentAt', { moment: moment(sent.sentAt) }),
      number: sent.number ? t('receipt.number', { number: sent.number }) : '',
      consents: t('receipt.consents'),
      agreed: t('receipt.agreed'),
      declined: t('receipt.declined'),
      wording: ({ textVersion, at }) => t('receipt.wording', { version: textVersion, moment: moment(at) }),
      footer: sent.hasPapers ? t('receipt.footer') : '',
    });
    saveFile(`${t('sent.fileName')}-${slug}.html`, html, 'text/html;charset=utf-8');
  };
}
