/** The palette without a brand. `:where()` has no specificity, so that a brand overrides it. */
const fallbackBrand = `:where(:root){
--ds-font-title:var(--ds-font-text);--ds-font-text:-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;--ds-title-weight:600;--ds-title-tracking:-.01em;
--ds-page:#faf7f1;--ds-surface:#fff;--ds-sunken:#f3eee4;--ds-line:#e5decf;--ds-line-strong:#857f72;
--ds-text:#16292a;--ds-text-2:#55615f;
--ds-primary:#0b7472;--ds-primary-hover:#095f5e;--ds-primary-active:#074d4c;--ds-on-primary:#fff;
--ds-primary-soft:#e1f1ee;--ds-primary-soft-2:#cfe7e3;--ds-primary-ink:#0a6361;--ds-accent:#16a5a3;--ds-focus:#0a6361;
--ds-primary-edge:#0b7472;--ds-secondary:#a8dcda;--ds-secondary-hover:#9dcecd;--ds-secondary-active:#93c1c1;--ds-on-secondary:#005150;--ds-secondary-edge:#139695;--ds-secondary-soft:#e0f1f0;--ds-tint:#ede8df;--ds-tint-active:#dfdad1;
--ds-danger:#b3261e;--ds-danger-soft:#fcece9;--ds-success:#1b6843;--ds-success-soft:#e2f2e8;--ds-warning:#7a4f00;--ds-warning-soft:#fcf0d4;
--ds-r-control:10px;--ds-r-card:16px;--ds-r-sheet:24px;--ds-r-pill:999px;--ds-notch:8px;
--ds-shadow:0 1px 2px rgb(40 52 45/.06),0 10px 28px -10px rgb(40 52 45/.2);
--ds-scrim:10 38 39;--ds-hero-fill:linear-gradient(160deg,#0b7472,#0e5a59 55%,#074241);--ds-media-fill:linear-gradient(150deg,#0e5a59,#16a5a3 70%,#f1cf9f);--ds-hero-pattern:none;
--ds-inverse:#16292a;--ds-on-inverse:#fff}`;

const shared = `:root{
--ds-fs-xs:.8125rem;--ds-fs-s:.9375rem;--ds-fs-m:1.0625rem;--ds-fs-l:1.25rem;--ds-fs-xl:1.5rem;--ds-fs-2xl:1.875rem;--ds-fs-3xl:2.375rem;
--ds-side:max(env(safe-area-inset-left,0px),env(safe-area-inset-right,0px));--ds-gutter:max(16px,var(--ds-side));--ds-safe:env(safe-area-inset-bottom,0px)}
@media(min-width:576px){:root{--ds-gutter:max(24px,var(--ds-side))}}
@media(max-width:17em){.ds-icon{zoom:1.35}:root{--ds-fs-l:1.15rem;--ds-fs-xl:1.25rem;--ds-fs-2xl:1.4rem;--ds-fs-3xl:1.4rem}}`;

/* Room at the end of the page for what is fixed there. In short windows nothing is fixed (`media.short`). */
const bars = `footer[data-clears]{padding-bottom:var(--ds-float,0px)}
html:has([data-floating-button]){--ds-float:72px}html:has([data-corner-sheet]){--ds-float:240px}html:has([data-corner-sheet] input){--ds-float:min(60vh,420px)}
@media(max-width:719.98px){html:has([data-action-bar]):not(:has([data-corner-sheet])){--ds-float:0px}
html:has([data-action-bar]) footer[data-clears]{padding-bottom:calc(7.5rem + var(--ds-safe) + var(--ds-float,0px))}
html:has([data-bar-message]) footer[data-clears]{padding-bottom:calc(10rem + var(--ds-safe) + var(--ds-float,0px))}}
@media(max-width:991.98px){html:has([data-summary-card]) footer[data-clears]{padding-bottom:calc(7.5rem + var(--ds-safe) + var(--ds-float,0px))}
html:has([data-summary-card] [data-bar-message]) footer[data-clears]{padding-bottom:calc(10rem + var(--ds-safe) + var(--ds-float,0px))}}
@media(max-width:17em){:root:root:root:has([data-action-bar]) footer[data-clears]{padding-bottom:var(--ds-float,0px)}}
@media(max-height:22em){:root:root:root{--ds-float:0px;scroll-padding:0}:root:root:root footer[data-clears]{padding-bottom:0}}`;

/** How words look where an element says nothing else. */
const words =
  'color:var(--ds-text);font:400 var(--ds-fs-m)/1.5 var(--ds-font-text);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word;-webkit-tap-highlight-color:transparent';

/** Replaces the browser's default styles. */
const elements: Readonly<Record<string, string>> = {
  '*,*::before,*::after': 'box-sizing:border-box',
  'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,fieldset,figure,blockquote': 'margin:0;padding:0;border:0;min-width:0',
  'h1,h2,h3,h4,h5,h6': 'font:inherit',
  legend: 'padding:0',
  'ul,ol': 'list-style:none',
  'p,dd': 'text-wrap:pretty',
  a: 'color:inherit;text-decoration:none',
  'button,input,textarea,select': 'font:inherit;color:inherit;margin:0',
  button: 'text-align:inherit;letter-spacing:inherit',
  'img,svg,video': 'display:block;max-width:100%',
  '.ds-icon': 'flex:none;max-width:none',
  'b,strong': 'font-weight:600',
  summary: 'list-style:none',
  'summary::-webkit-details-marker': 'display:none',
  ':where(:focus-visible)': 'outline:3px solid var(--ds-focus);outline-offset:2px',
  '[tabindex="-1"]:focus': 'outline:0',
  '[tabindex="-1"]:not(h1):not(h2):focus-visible': 'outline:3px solid var(--ds-focus)',
};

/** Undoes the rules for elements of the page around a part. */
const foreign: Readonly<Record<string, string>> = {
  'h1,h2,h3,h4,h5,h6,p,li,dt,dd,label,legend,small,b,strong,button,input,textarea,select':
    'color:inherit;letter-spacing:inherit;text-transform:inherit',
  'label,legend': 'font:inherit',
  '.ds-icon': 'fill:none;stroke:currentColor',
  '.ds-icon[data-variant="filled"]': 'fill:currentColor',
};

/** The reset of every element, or of those inside `within`, which adds no specificity. */
function reset(within?: string): string {
  const inside = (selectors: string) =>
    within === undefined
      ? selectors
      : selectors.replaceAll(/[^,]+/gu, (selector) => `:where(${within}) ${selector}`);
  const all = inside('*,*::before,*::after');
  const rules = [...Object.entries(within === undefined ? {} : foreign), ...Object.entries(elements)].map(
    ([selectors, rule]) => `${inside(selectors)}{${rule}}`,
  );
  return `${rules.join('\n')}
@media(prefers-reduced-motion:reduce){${all}{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}`;
}

const page = `html{background:var(--ds-page);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:72px}
html:has([data-bottom-bar]){scroll-padding-bottom:calc(88px + var(--ds-safe))}
html:has([data-action-bar]){scroll-padding-bottom:calc(10rem + var(--ds-safe))}
@media(min-width:17.01em){html:has([data-corner-sheet]){scroll-padding-bottom:min(var(--ds-float) + 80px,100vh - 120px)}html:has([data-corner-sheet]):has([data-action-bar]){scroll-padding-bottom:min(var(--ds-float) + 10rem,100vh - 120px)}}
body{margin:0;min-width:0;background:var(--ds-page-fill,var(--ds-page));${words}}`;

/* Paper shows the content alone, in black: bars, footer and messages over the page stay away. */
const print = `@media print{[data-site-header],[data-top-bar],[data-bottom-bar],[data-action-bar],[data-floating-button],[data-corner-sheet],footer[data-clears]{display:none!important}
html,body{background:#fff;color:#000}}`;

/**
 * Tokens, a reset and the room that fixed bars need, as text. A server inlines it in <head>, before the brand. It names
 * no element of an app: what the app's own frame needs is the app's.
 */
export const globalCss = `${fallbackBrand}\n${shared}\n${reset()}\n${page}\n${bars}\n${print}`;

/**
 * Tokens and a reset for a part of a page that has styles of its own, as text; `within` is the selector of the part.
 * Nothing outside of it changes. The page's own rules win where they have a class: put this after them.
 */
export const partCss = (within: string): string =>
  `${fallbackBrand}\n${shared}\n:where(${within}){box-sizing:border-box;background:var(--ds-page-fill,var(--ds-page));${words}}\n${reset(within)}`;
