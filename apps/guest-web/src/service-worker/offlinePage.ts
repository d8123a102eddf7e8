import type { Language } from '@guest/i18n';
import type { KeptLook } from './keptLook';

/** Spec 8, and the ways on. */
const words: Record<Language, { title: string; text: string; retry: string; home: string }> = {
  fr: {
    title: 'Pas de connexion',
    text: 'La connexion à internet est indisponible pour le moment. Réessayez un peu plus tard.',
    retry: 'Réessayer',
    home: 'Revenir à l’accueil',
  },
  en: {
    title: 'No connection',
    text: 'Internet connection is currently unavailable. Please try again later.',
    retry: 'Try again',
    home: 'Back to home',
  },
};

const style = `body{margin:0;font:17px/1.5 system-ui,sans-serif}
main{min-height:100vh;box-sizing:border-box;display:grid;place-content:center;justify-items:center;gap:16px;
padding:24px;text-align:center}h1{margin:0;
font-size:24px;line-height:1.15}p{margin:0;max-width:34ch}a{display:inline-flex;align-items:center;min-height:48px;
padding:0 24px;border:1px solid currentcolor;border-radius:12px;color:inherit;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}`;

/** In the hotel's colours where they are known, else in those of the device. */
function paint(look: KeptLook | undefined): string {
  if (!look) return ':root{color-scheme:light dark}';
  const { colors } = look;
  return `body{background:${colors.page};color:${colors.text}}a.retry{border-color:${colors.primary};
background:${colors.primary};color:${colors['on-primary']}}a:focus-visible{outline-color:${colors.focus}}`;
}

/** What is kept of the hotel whose page is asked for. */
export interface KeptHotel {
  /** Its home, which opens without a network. */
  home: string;
  look: KeptLook | undefined;
}

/** What stands in for a page that was never seen, while there is no network. */
export function offlinePage(language: Language, hotel?: KeptHotel): Response {
  const { title, text, retry, home } = words[language];
  const name = hotel?.look ? `<p>${hotel.look.name}</p>` : '';
  const wayHome = hotel ? `<a href="${encodeURI(hotel.home)}">${home}</a>` : '';
  // An address of nothing is this page's own: it works without a script, which the policy forbids.
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}${paint(hotel?.look)}</style></head>
<body><main>${name}<h1>${title}</h1><p>${text}</p><a class="retry" href="">${retry}</a>${wayHome}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'cache-control': 'no-store',
    },
  });
}
