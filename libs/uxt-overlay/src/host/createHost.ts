import { globalCss } from '@guest/design-system';

/** Elements with this attribute are not in a recording. */
const IGNORED = 'data-recording-ignored';
/**
 * Nothing of the page's styles comes in: only the brand's variables are inherited. The host covers nothing by itself.
 */
const HOST_CSS = `:host{all:initial;position:fixed;inset:0 auto auto 0;width:0;height:0;margin:0;padding:0;border:0;overflow:visible;z-index:2147483647;color:var(--ds-text);font:400 var(--ds-fs-m)/1.5 var(--ds-font-text);overflow-wrap:break-word}`;

/** Where the overlay lives: an element above everything, with a shadow root. */
export interface Host {
  container: HTMLElement;
  /** Where styles of components go. */
  styles: HTMLElement;
  remove: () => void;
}

/** The modal dialog above all others: outside of it nothing can be pressed. */
const topDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/** Moves a node without reloading it where the browser can; the focus inside stays. */
function move(host: HTMLElement, parent: Element): void {
  const { activeElement } = host.shadowRoot ?? {};
  const target = parent as Element & { moveBefore?: (node: Node, before: Node | null) => void };
  if (target.moveBefore && host.isConnected) target.moveBefore(host, null);
  else parent.append(host);
  if (activeElement && host.shadowRoot?.activeElement !== activeElement)
    (activeElement as HTMLElement).focus();
}

/** Shows the host above dialogs and popovers, where the browser can. */
function raise(host: HTMLElement): void {
  if (!('showPopover' in host)) return;
  host.popover = 'manual';
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

export function createHost(): Host {
  const host = document.createElement('div');
  host.setAttribute(IGNORED, '');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(globalCss + HOST_CSS);
  root.adoptedStyleSheets = [sheet];
  const styles = document.createElement('div');
  const container = document.createElement('div');
  root.append(styles, container);
  // The page's own shortcuts and focus traps are not for what is typed here.
  for (const type of ['keydown', 'keyup', 'keypress', 'input'])
    host.addEventListener(type, (event) => event.stopPropagation());
  host.addEventListener('keydown', (event) => {
    // It would close the dialog that the overlay lies in.
    if (event.key === 'Escape') event.preventDefault();
  });

  const follow = () => {
    const parent = topDialog() ?? document.body;
    if (host.parentElement === parent && host.isConnected) return;
    move(host, parent);
    raise(host);
  };
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  follow();
  return {
    container,
    styles,
    remove() {
      observer.disconnect();
      host.remove();
    },
  };
}
