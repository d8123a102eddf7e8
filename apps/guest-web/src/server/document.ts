import type { Language } from '@guest/i18n';
import { globalCss } from '@guest/design-system';
import { frameCss } from '../layout/frameCss';
import type { Handover } from '../browser/hydration/handover';
import { holdSubmit } from '../browser/hydration/heldSubmit';
import { markPhoneFrame } from '../layout/phoneFrame';
import { INCOMPLETE } from '../model/incomplete';
import { OWN_PAGE } from '../model/ownPage';
import type { PageAssets } from './assets';
import { escapeHtml, scriptJson } from './serialise';

export interface Head {
  language: Language;
  title: string;
  description?: string | undefined;
  themeColor?: string | undefined;
  /** Absolute, as is `url`: previews of the page have no base to resolve them against. */
  picture?: string | undefined;
  icon?: string | undefined;
  /** The canonical address; undefined where the address has no page. */
  url?: string | undefined;
  siteName?: string | undefined;
  /** Asks search engines not to index the page. */
  isSecret: boolean;
  /** The hotel as an app for the home screen. */
  manifest?: string | undefined;
  /** The hotel's brand as CSS, solved on the server: the first paint has the right colours. */
  brandCss: string;
  /** Style sheets of the hotel's fonts. They come last: nothing waits for them. */
  fontStylesheets: readonly string[];
  nonce: string;
}

/** Shown without scripts: everything can be read, but sending needs a script. */
const needsScript: Record<Language, string> = {
  fr: 'Pour commander ou écrire à l’hôtel, activez JavaScript dans votre navigateur.',
  en: 'To order or write to the hotel, please turn on JavaScript in your browser.',
};

function meta(attributes: Record<string, string | undefined>): string {
  if (attributes.content === undefined) return '';
  const text = Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value ?? '')}"`)
    .join(' ');
  return `<meta ${text}>`;
}

/** Everything before the app's own HTML. */
export function documentStart(head: Head, styleTags: string): string {
  return [
    `<!doctype html><html lang="${head.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.url === undefined ? '' : `<link rel="canonical" href="${escapeHtml(head.url)}">`,
    `<link rel="icon" href="${escapeHtml(head.icon ?? '/favicon.svg')}">`,
    // iOS accepts no SVG as an app's icon.
    head.icon && /\.(?:png|jpe?g|webp)$/iu.test(head.icon)
      ? `<link rel="apple-touch-icon" href="${escapeHtml(head.icon)}">`
      : '',
    head.manifest === undefined ? '' : `<link rel="manifest" href="${escapeHtml(head.manifest)}">`,
    meta({ name: 'robots', content: head.isSecret ? 'noindex, nofollow' : undefined }),
    meta({ name: 'description', content: head.description }),
    meta({ name: 'theme-color', content: head.themeColor }),
    meta({ name: 'apple-mobile-web-app-title', content: head.siteName }),
    meta({ property: 'og:title', content: head.title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:image', content: head.picture }),
    meta({ property: 'og:url', content: head.url }),
    meta({ property: 'og:site_name', content: head.siteName }),
    meta({ property: 'og:type', content: 'website' }),
    // styled-components reads it in the browser.
    meta({ property: 'csp-nonce', nonce: head.nonce, content: head.nonce }),
    `<script nonce="${head.nonce}">(${markPhoneFrame.toString()})();(${holdSubmit.toString()})()</script>`,
    `<style nonce="${head.nonce}">${globalCss}\n${frameCss}\n${head.brandCss}</style>`,
    styleTags,
    `</head><body><noscript><p>${needsScript[head.language]}</p></noscript>${OWN_PAGE}`,
  ].join('');
}

/** The HTML after the shell: the data it was rendered with, then the scripts. */
export function documentScripts(handover: Handover, assets: PageAssets, nonce: string): string {
  return [
    '</div>',
    handoverScript(handover, nonce),
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`),
    assets.isDevelopment ? developmentScripts(nonce) : '',
    // `async`: hydration begins with the shell and does not wait for late data.
    `<script type="module" async nonce="${nonce}" src="${assets.entry}"></script>`,
  ].join('');
}

/** Late data precedes the HTML that was rendered with it. */
export function handoverScript(handover: Handover, nonce: string): string {
  return `<script nonce="${nonce}">(self.__GUEST__=self.__GUEST__||[]).push(${scriptJson(handover)})</script>`;
}

function developmentScripts(nonce: string): string {
  return (
    `<script type="module" nonce="${nonce}">import r from"/@react-refresh";r.injectIntoGlobalHook(window);` +
    'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t</script>' +
    `<script type="module" nonce="${nonce}" src="/@vite/client"></script>`
  );
}

export function documentEnd(
  { fontStylesheets }: Pick<Head, 'fontStylesheets'>,
  { isIncomplete }: { isIncomplete: boolean },
): string {
  const links = fontStylesheets.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`);
  return `${links.join('')}</body></html>${isIncomplete ? INCOMPLETE : ''}`;
}
