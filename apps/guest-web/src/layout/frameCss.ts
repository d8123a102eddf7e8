/**
 * The frame of this app, beside `globalCss`. Puts the footer at the end of the window or of the page, the lower one.
 * Shows the frame of phones in wide windows too, where the hotel wants it (`markPhoneFrame`).
 */
export const frameCss = `#root:has(>footer[data-clears]){display:flex;flex-direction:column;min-height:100vh;min-height:calc(100svh + var(--ds-float,0px))}#root>main{flex:1 0 auto;min-width:0}
html[data-frame=phone] :is([data-site-header],[data-footer-actions]){display:none}
html[data-frame=phone] [data-bottom-bar],html[data-frame=phone] header[data-top-bar]{display:grid}
html[data-frame=phone] [data-hero-top]{display:flex}
html[data-frame=phone] footer[data-clears=tabs]{padding-bottom:calc(64px + var(--ds-safe) + var(--ds-float,0px))}
html[data-frame=phone]:has([data-bottom-bar]){--ds-bar:64px}
html[data-frame=phone]:has([data-bottom-bar]) [data-floating-button]{bottom:calc(76px + var(--ds-safe))}
html[data-frame=phone]:has([data-bottom-bar]) [data-corner-sheet]{bottom:calc(72px + var(--ds-safe))}`;
