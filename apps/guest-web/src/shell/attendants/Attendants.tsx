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
import { safeLocalStorage } from '../../browser/safeStorage';
import { useIsSlow } from '../../browser/useIsSlow';
import { InstallBanner } from '../../install/InstallBanner';
import { menuChunk } from '../menu/menuChunk';
import { useBusyScreen } from './useBusyScreen';
import { ConsentSheet } from './ConsentSheet';
import { showsWelcome, visitedKey } from './welcome';
import { WelcomePopup } from './WelcomePopup';

/** Where nobody is asked: identity and payment, and the page that asks at length. */
const WITHOUT_QUESTIONS = /\/(?:checkin|payment|gdpr)(?:\/|$)/iu;

/** What comes to a page that already stands: the hotel's welcome, the question about consents, the way to call, patience. */
export function Attendants({ hasPhoneButton }: { hasPhoneButton: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { slug } = useHoster();
  const slow = useIsSlow();
  const welcome = useWelcome();
  // A failure is told to who opens the menu.
  useEffect(() => void menuChunk().catch(() => undefined), []);
  const isRestored = useIsRestored();
  const asked = useAskedConsents();
  const isAsked = useConsentStore(({ consents }) => isDecided(consents, asked));
  const asks = isRestored && !isAsked && !welcome.isOpen && !WITHOUT_QUESTIONS.test(pathname);
  // Who was just asked or welcomed has seen enough questions: the next visit will do.
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

/** Open until closed, which this device remembers; a screen where it may not be shown, or where the guest is writing, puts it off. */
function useWelcome() {
  const hoster = useHoster();
  const { pathname: path } = useLocation();
  const key = visitedKey(hoster.slug);
  const [visited, setVisited] = useState(() => safeLocalStorage().getItem(key));
  const isDue = showsWelcome({ hoster, path, visited });
  const [shownAt, setShownAt] = useState<string>();
  const isBusy = useBusyScreen() === path;
  // Once open it stays: the screen below is not written on while a dialog lies over it.
  const isOpen = isDue && (shownAt === path || !isBusy);
  if (isOpen && shownAt !== path) setShownAt(path);
  const close = () => {
    setVisited('true');
    try {
      safeLocalStorage().setItem(key, 'true');
    } catch {
      // Full: it is shown again on the next visit.
    }
  };
  return { isOpen, wasShown: shownAt !== undefined, close };
}

function PhoneButton() {
  const { t } = useTranslation('shell');
  const { phone } = contactOf(useHoster(), useHasScreen());
  return phone ? <FloatingButton label={t('contact.call')} icon="phone" href={phone} /> : null;
}
