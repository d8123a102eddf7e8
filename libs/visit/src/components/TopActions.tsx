import { createContext, startTransition, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, StatusLine } from '@guest/design-system';
import { languageCookie, useLanguage, type Language } from '@guest/i18n';
import { useHoster } from '../useHoster';

/**
 * Switches between French and English, and remembers it for the server. The texts come first: without a network the
 * screen keeps its language rather than lose its words.
 */
export function useLanguageSwitch() {
  const { i18n } = useTranslation('visit');
  const [hasFailed, setFailed] = useState(false);
  const other: Language = useLanguage() === 'fr' ? 'en' : 'fr';
  const switchLanguage = async () => {
    const shown = Object.keys(i18n.store.data[i18n.language] ?? {});
    await i18n.loadLanguages(other);
    await i18n.loadNamespaces(shown);
    const isComplete = shown.every((namespace) => i18n.hasResourceBundle(other, namespace));
    setFailed(!isComplete);
    if (!isComplete) return;
    document.cookie = languageCookie(other);
    startTransition(() => {
      void i18n.changeLanguage(other).then(() => {
        document.documentElement.lang = other;
      });
    });
  };
  return { other, hasFailed, switchLanguage: () => void switchLanguage() };
}

/** The button that names the other language in that language. */
export function LanguageButton({ variant }: { variant?: 'plain' | 'plate' | 'overlay' }) {
  const { t } = useTranslation('visit');
  const { other, hasFailed, switchLanguage } = useLanguageSwitch();
  return (
    <>
      <IconButton
        variant={variant}
        // What is seen is part of the name: who speaks to the device says what they see (WCAG 2.5.3).
        label={`${other.toUpperCase()}, ${t('language.switch')}`}
        icon={<b lang={other}>{other.toUpperCase()}</b>}
        onClick={switchLanguage}
      />
      <StatusLine isHidden>{hasFailed ? t('language.failed') : null}</StatusLine>
    </>
  );
}

/** Shares this page by the device's own means, else copies its address. */
export function ShareButton({ variant }: { variant?: 'plain' | 'plate' | 'overlay' }) {
  const { t } = useTranslation('visit');
  const { name } = useHoster();
  const [isCopied, setCopied] = useState(false);

  const share = async () => {
    const page = { title: document.title, text: name, url: location.href };
    if ('share' in navigator) {
      // The guest closing the sheet rejects; nothing is to be said about that.
      await navigator.share(page).catch(() => undefined);
      return;
    }
    // Not in a secure context there is no clipboard; the address bar remains.
    const wrote = await globalThis.navigator.clipboard?.writeText(page.url).then(
      () => true,
      () => false,
    );
    setCopied(wrote ?? false);
  };

  return (
    <>
      <IconButton variant={variant} icon="share" label={t('share.label')} onClick={() => void share()} />
      <StatusLine isHidden>{isCopied ? t('share.copied') : null}</StatusLine>
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
