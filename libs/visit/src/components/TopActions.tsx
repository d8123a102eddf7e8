import { createContext, startTransition, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, StatusLine } from '@guest/design-system';
import { languageCookie, switchLanguage, useLanguage, type Language } from '@guest/i18n';
import { copyText } from '../hooks/useCopy';
import { useHoster } from '../hooks/useHoster';

/** How long a message stays. */
const SAID_MS = 7_000;

/**
 * Switches between French and English, and remembers it for the server. The texts come first: without a network the
 * screen keeps its language rather than lose its words.
 */
export function useLanguageSwitch() {
  const { i18n } = useTranslation('visit');
  const [state, setState] = useState<'busy' | 'failed'>();
  const other: Language = useLanguage() === 'fr' ? 'en' : 'fr';
  const choose = async () => {
    setState('busy');
    if (await switchLanguage(i18n, other, startTransition)) {
      document.cookie = languageCookie(other);
      setState(undefined);
      return;
    }
    setState('failed');
    setTimeout(() => setState((now) => (now === 'failed' ? undefined : now)), SAID_MS);
  };
  return {
    other,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    switchLanguage: () => void (state === 'busy' || choose()),
  };
}

/** The button that names the other language in that language. */
export function LanguageButton({ variant }: { variant?: 'plain' | 'plate' | 'overlay' }) {
  const { t } = useTranslation('visit');
  const { other, isBusy, hasFailed, switchLanguage } = useLanguageSwitch();
  return (
    <>
      <IconButton
        variant={variant}
        aria-busy={isBusy}
        // The visible label is part of the name, for speech input (WCAG 2.2 SC 2.5.3).
        label={`${other.toUpperCase()}, ${t('language.switch')}`}
        icon={<b lang={other}>{other.toUpperCase()}</b>}
        onClick={switchLanguage}
      />
      <StatusLine isOver>{hasFailed ? t('language.failed') : null}</StatusLine>
    </>
  );
}

/** Shares this page by the device's own means, else copies its address. */
export function ShareButton({ variant }: { variant?: 'plain' | 'plate' | 'overlay' }) {
  const { t } = useTranslation('visit');
  const { name } = useHoster();
  const [said, setSaid] = useState<'copied' | 'failed'>();

  const share = async () => {
    const page = { title: document.title, text: name, url: location.href };
    if ('share' in navigator) {
      const shared = await navigator.share(page).then(
        () => undefined,
        (cause: unknown) => cause,
      );
      // Closing the sheet rejects with AbortError, which needs no message. A frame or web view may forbid sharing.
      if (!shared || (shared as Error).name === 'AbortError') return;
    }
    // Where that is not allowed the message points to the address bar.
    setSaid((await copyText(page.url)) ? 'copied' : 'failed');
    setTimeout(() => setSaid(undefined), SAID_MS);
  };

  return (
    <>
      <IconButton variant={variant} icon="share" label={t('share.label')} onClick={() => void share()} />
      <StatusLine isOver>{said && t(`share.${said}`)}</StatusLine>
    </>
  );
}

const MenuContext = createContext<(() => void) | undefined>(undefined);

/** Lets a screen that draws its own top open the shell's menu; nothing where the shell has another way to it. */
export const MenuProvider = MenuContext.Provider;

/** The button of the menu, where the shell asks the screen for one. */
export function MenuButton({ variant }: { variant?: 'plain' | 'plate' | 'overlay' }) {
  const { t } = useTranslation('visit');
  const openMenu = use(MenuContext);
  if (!openMenu) return null;
  return (
    <IconButton variant={variant} icon="menu" label={t('menu')} aria-haspopup="dialog" onClick={openMenu} />
  );
}
