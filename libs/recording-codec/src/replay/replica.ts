import type { Message, UnknownMessage } from '../decode/decodeBatch';
import { absoluteAttribute, absoluteInStyles } from './addresses';
import { createSheets, type Sheets } from './sheets';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const SPRITE_PREFIX = '_$OPENREPLAY_SPRITE$_';
/** These would load or run something; a recorder does not send the first two. */
const INERT = new Set(['SCRIPT', 'NOSCRIPT', 'OBJECT', 'EMBED', 'APPLET', 'BASE', 'META']);

const MAX_SHOWN_MASK = 100;

/** A page that is built from recorded messages. */
export interface Replica {
  apply: (message: Message | UnknownMessage) => void;
  nodeOf: (id: number) => Node | undefined;
}

const isField = (node: Node | undefined): node is HTMLInputElement =>
  node !== undefined && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(node.nodeName);

const createElement = (document: Document, tag: string, isSvg: boolean): Element => {
  if (INERT.has(tag.toUpperCase())) return document.createElement('div');
  try {
    return isSvg ? document.createElementNS(SVG_NAMESPACE, tag) : document.createElement(tag);
  } catch {
    // A name that only a parser accepts.
    return document.createElement('div');
  }
};

class PageReplica implements Replica {
  private nodes = new Map<number, Node>();
  private readonly strings = new Map<number, string>();
  private readonly sheets: Sheets;

  constructor(private readonly document: Document) {
    this.sheets = createSheets(document, this.nodeOf);
  }

  nodeOf = (id: number): Node | undefined => this.nodes.get(id);

  apply = (message: Message | UnknownMessage): void => {
    switch (message.type) {
      case 'CreateDocument':
        return this.begin();
      case 'CreateElementNode': {
        const element = createElement(this.document, message.tag, message.svg);
        return this.insert(this.add(message.id, element), message.parentId, message.index);
      }
      case 'CreateTextNode':
        return this.insert(
          this.add(message.id, this.document.createTextNode('')),
          message.parentId,
          message.index,
        );
      case 'MoveNode':
        return this.insert(this.nodes.get(message.id), message.parentId, message.index);
      case 'RemoveNode':
        return this.remove(message.id);
      case 'CreateIFrameDocument':
        return this.createContent(message.frameId, message.id);
      default:
        return this.change(message);
    }
  };

  /** Applies what changes a node and not the tree. */
  private change(message: Message | UnknownMessage): void {
    const { strings } = this;
    switch (message.type) {
      case 'StringDictGlobal':
        return void strings.set(message.key, message.value);
      case 'SetNodeAttributeDictGlobal':
        return this.setAttribute(
          message.id,
          strings.get(message.nameKey) ?? '',
          strings.get(message.valueKey) ?? '',
        );
      case 'SetNodeAttribute':
        return this.setAttribute(message.id, message.name, message.value);
      case 'SetNodeAttributeURLBased': {
        const { id, name, value, baseUrl } = message;
        return this.setAttribute(id, name, absoluteAttribute(name, value, baseUrl));
      }
      case 'RemoveNodeAttribute':
        return this.elementOf(message.id)?.removeAttribute(message.name);
      case 'SetNodeData':
        return this.setText(message.id, message.data);
      case 'SetCSSDataURLBased':
        return this.setText(message.id, absoluteInStyles(message.data, message.baseUrl));
      case 'SetInputValue':
        return this.setValue(message.id, message.value, message.mask);
      case 'SetInputChecked':
        return this.setChecked(message.id, message.checked);
      case 'SetNodeScroll':
        return this.elementOf(message.id)?.scrollTo?.(message.x, message.y);
      case 'SetViewportScroll':
        return this.document.defaultView?.scrollTo(message.x, message.y);
      default:
        return this.sheets.apply(message);
    }
  }

  private begin(): void {
    this.nodes = new Map();
    this.sheets.clear();
    const root = this.document.documentElement;
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    root.replaceChildren();
    this.add(0, root);
  }

  private add(id: number, node: Node): Node {
    this.nodes.set(id, node);
    return node;
  }

  private elementOf(id: number): Element | undefined {
    return this.nodes.get(id) as Element | undefined;
  }

  private insert(node: Node | undefined, parentId: number, index: number): void {
    const parent = this.nodes.get(parentId);
    if (!node || !parent) return;
    node.parentNode?.removeChild(node);
    // The document of a frame has one element already.
    if (parent.nodeType === 9) parent.firstChild?.remove();
    parent.insertBefore(node, parent.childNodes[index] ?? null);
  }

  private remove(id: number): void {
    const node = this.nodes.get(id);
    node?.parentNode?.removeChild(node);
    this.nodes.delete(id);
  }

  private createContent(frameId: number, id: number): void {
    const owner = this.elementOf(frameId);
    if (!owner) return;
    const content =
      owner.nodeName === 'IFRAME'
        ? (owner as HTMLIFrameElement).contentDocument
        : (owner.shadowRoot ?? owner.attachShadow({ mode: 'open' }));
    if (content) this.add(id, content);
  }

  private setAttribute(id: number, name: string, value: string): void {
    const element = this.elementOf(id);
    if (!element?.setAttribute || /^on|^srcdoc$/iu.test(name)) return;
    if (value.startsWith(SPRITE_PREFIX)) {
      // What a `<use>` shows, as markup of a symbol.
      const parsed = new DOMParser().parseFromString(value.slice(SPRITE_PREFIX.length), 'image/svg+xml');
      const shapes = [...parsed.documentElement.children].filter(
        ({ tagName }) => !INERT.has(tagName.toUpperCase()),
      );
      return element.replaceChildren(...shapes.map((shape) => this.document.importNode(shape, true)));
    }
    try {
      element.setAttribute(name, value);
    } catch {
      // A name that only a parser accepts.
    }
  }

  private setText(id: number, data: string): void {
    const node = this.nodes.get(id);
    if (node) node.textContent = data;
  }

  private setValue(id: number, value: string, mask: number): void {
    const field = this.nodes.get(id);
    if (!isField(field)) return;
    try {
      field.value = mask > 0 ? '•'.repeat(Math.min(mask, MAX_SHOWN_MASK)) : mask < 0 ? '' : value;
    } catch {
      // The field is of a type that takes no such value.
    }
  }

  private setChecked(id: number, isChecked: boolean): void {
    const field = this.nodes.get(id);
    if (isField(field)) field.checked = isChecked;
  }
}

/**
 * Builds the recorded page in a document, whose `<html>` becomes node 0. The document should lie in a frame that runs
 * no scripts: scripts and handlers are left out here as well, but other attributes are set as they come.
 */
export function createReplica(document: Document): Replica {
  return new PageReplica(document);
}
