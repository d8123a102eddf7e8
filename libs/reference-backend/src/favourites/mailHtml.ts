/** Colours of the mail by day; the hotel's own are in the band, the numbers and the buttons. */
export const ink = {
  text: '#1a1a1a',
  muted: '#5c5c5c',
  ground: '#f4f4f2',
  card: '#ffffff',
  line: '#e2e2de',
  warning: '#fdf1d8',
} as const;

/** The same by night, for mail programs that read style sheets. They win over inline styles by `!important`. */
export const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#121212!important;color:#f0f0ee!important}
.card{background:#1e1e1e!important}
.ink{color:#f0f0ee!important}
.muted{color:#b4b4b0!important}
.place{border-color:#3a3a38!important}
.warning{background:#4a3a12!important}
.promo,.button{border-color:#b4b4b0!important}
}`;

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const text = {
  base: `${FONT};font-size:16px;line-height:1.5;color:${ink.text}`,
  hotel: 'font-size:20px;line-height:1.3;font-weight:600',
  title: 'font-size:22px;line-height:1.3',
  name: 'padding-left:38px;font-size:18px;line-height:28px;text-indent:-38px',
  number: 'min-width:28px;text-indent:0;font-size:15px;line-height:28px;text-align:center',
  small: 'font-size:14px;line-height:1.5',
  box: 'margin:12px 0 0;padding:12px 16px;border-radius:8px',
  button: 'font-weight:600;text-decoration:none',
  code: 'font-family:ui-monospace,Consolas,monospace;letter-spacing:1px',
} as const;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, in an attribute as well. */
export const escape = (value: string) => value.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign);

export function paragraph(html: string, { isMuted = false } = {}): string {
  const look = isMuted
    ? ` class="muted" style="margin:8px 0 0;color:${ink.muted}"`
    : ' style="margin:8px 0 0"';
  return `<p${look}>${html}</p>`;
}
