import type { Language } from '@guest/i18n';
import type { KeptLook } from './keptLook';

/** Repeated here, because text files cannot load without a network. */
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

/** `wifi-off` of the design system. */
const icon = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M12 20h.01"/><path d="M8.5 16.429a5 5 0 0 1 7 0"/><path d="M5 12.859a10 10 0 0 1 5.17-2.69"/><path d="M19 12.859a10 10 0 0 0-2.007-1.523"/><path d="M2 8.82a15 15 0 0 1 4.177-2.643"/><path d="M22 8.82a15 15 0 0 0-11.288-3.764"/><path d="m2 2 20 20"/></svg>`;

/** Looks like `EmptyState`, in the device's own font: hotel fonts are not stored for it. */
const style = `body{margin:0;font:400 17px/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif}
header{max-width:1168px;box-sizing:border-box;margin:auto;padding:24px;font-size:20px;line-height:1.1}
main{min-height:min(60vh,560px);box-sizing:border-box;display:flex;flex-direction:column;justify-content:center;
align-items:flex-start;gap:16px;max-width:608px;margin:auto;padding:32px 24px}
svg{box-sizing:border-box;width:64px;height:64px;padding:17px;border-radius:16px;
background:color-mix(in srgb,currentcolor 12%,transparent)}
h1{margin:0;font-size:30px;line-height:1.15;font-weight:600}p{margin:0;max-width:34em;opacity:.8}
div{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}
a{display:inline-flex;align-items:center;min-height:48px;box-sizing:border-box;
padding:0 24px;border:1px solid currentcolor;border-radius:12px;color:inherit;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}
@media(min-width:720px){main{align-items:center;text-align:center}div{justify-content:center}h1{font-size:38px}}`;

/** Uses the hotel's colours where they are known, else the device's. */
function paint(look: KeptLook | undefined): string {
  if (!look) return ':root{color-scheme:light dark}';
  const { colors } = look;
  return `body{background:${colors.page};color:${colors.text}}a.retry{border-color:${colors['primary-edge']};
background:${colors.primary};color:${colors['on-primary']}}svg{color:${colors['primary-edge']}}a:focus-visible{outline-color:${colors.focus}}`;
}

/** The kept data of the hotel whose page is requested. */
export interface KeptHotel {
  /** Its home, which opens without a network. */
  home: string;
  look: KeptLook | undefined;
}

/** The page shown without a network in place of one that is not stored. */
export function offlinePage(language: Language, hotel?: KeptHotel): Response {
  const { title, text, retry, home } = words[language];
  const name = hotel?.look ? `<header>${hotel.look.name}</header>` : '';
  const wayHome = hotel ? `<a href="${encodeURI(hotel.home)}">${home}</a>` : '';
  // An empty `href` is this page's own address: the policy forbids scripts, and a link needs none.
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}${paint(hotel?.look)}</style></head>
<body>${name}<main>${icon}<h1>${title}</h1><p>${text}</p><div><a class="retry" href="">${retry}</a>${wayHome}</div></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'cache-control': 'no-store',
    },
  });
}
