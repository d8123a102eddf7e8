import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { FloatingButton, SlowLine } from '@guest/design-system';
import { paths } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import {
  contactOf,
  isDecided,
  useAskedConsents,
  useConsentStore,
  useHasScreen,
  useHoster,
} from '@guest/visit';
import { safeLocalStorage } from '../../browser/device/safeStorage';
import { useIsSlow } from '../../browser/network/useIsSlow';
import { InstallBanner } from '../../install/InstallBanner';
import { menuChunk } from '../menu/menuChunk';
import { useBusyScreen } from './useBusyScreen';
import { ConsentSheet } from './ConsentSheet';
import { showsWelcome, visitedKey } from './welcome';
import { WelcomePopup } from './WelcomePopup';

/** Screens without the consent question: identity, payment, and the privacy page, which has it. */
const WITHOUT_QUESTIONS = /\/(?:checkin|payment|gdpr)(?:\/|$)/iu;

/** Parts that are added when the page is idle: welcome, consents, phone button, install offer, slow line. */
export function Attendants({ hasPhoneButton }: { hasPhoneButton: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { slug } = useHoster();
  const slow = useIsSlow();
  const welcome = useWelcome();
  // Loaded ahead, so that the menu opens without a network. A failure shows when it is opened.
  useEffect(() => void menuChunk().catch(() => undefined), []);
  const isRestored = useIsRestored();
  const asked = useAskedConsents();
  const isAsked = useConsentStore(({ consents }) => isDecided(consents, asked));
  const asks = isRestored && !isAsked && !welcome.isOpen && !WITHOUT_QUESTIONS.test(pathname);
  // The install offer waits for a visit without another question.
  const [wasAsked, setWasAsked] = useState(false);
  if (asks && !wasAsked) setWasAsked(true);
  const isHome = pathname.replace(/\/+$/u, '').toLowerCase() === paths.home(slug).toLowerCase();
  const mayOffer = isHome && isRestored && isAsked && !wasAsked && !welcome.wasShown;
  return (
    <>
      <SlowLine>{slow && !asks && t(`slow.${slow}`)}</SlowLine>
      {hasPhoneButton && !asks && !slow && <PhoneButton />}
      {asks && <ConsentSheet />}
      {mayOffer && <InstallBanner />}
      {welcome.wasShown && <WelcomePopup isOpen={welcome.isOpen} onClose={welcome.close} />}
    </>
  );
}

/** The welcome: shown until closed once on this device; postponed on busy screens and while the guest writes. */
function useWelcome() {
  const hoster = useHoster();
  const { pathname: path } = useLocation();
  const key = visitedKey(hoster.slug);
  const [visited, setVisited] = useState(() => safeLocalStorage().getItem(key));
  const isDue = showsWelcome({ hoster, path, visited });
  const [shownAt, setShownAt] = useState<string>();
  const isBusy = useBusyScreen() === path;
  // Once open it stays: the guest cannot type below a dialog.
  const isOpen = isDue && (shownAt === path || !isBusy);
  if (isOpen && shownAt !== path) setShownAt(path);
  const close = () => {
    setVisited('true');
    try {
      safeLocalStorage().setItem(key, 'true');
    } catch {
      // Storage is full: it is shown again on the next visit.
    }
  };
  return { isOpen, wasShown: shownAt !== undefined, close };
}

function PhoneButton() {
  const { t } = useTranslation('shell');
  const { phone } = contactOf(useHoster(), useHasScreen());
  return phone ? <FloatingButton label={t('contact.call')} icon="phone" href={phone} /> : null;
}
