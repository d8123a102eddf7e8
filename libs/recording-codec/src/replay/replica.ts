import type { Message, UnknownMessage } from '../decode/decodeBatch';
import { createSheets } from './sheets';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const SPRITE_PREFIX = '_$OPENREPLAY_SPRITE$_';
/** These would load or run something; a recorder does not send the first two. */
const INERT = new Set(['SCRIPT', 'NOSCRIPT', 'OBJECT', 'EMBED', 'APPLET', 'BASE', 'META']);

/** A page that is built from recorded messages. */
export interface Replica {
  apply: (message: Message | UnknownMessage) => void;
  nodeOf: (id: number) => Node | undefined;
  /** The recorder's number of a node. */
  idOf: (node: Node) => number | undefined;
}

const isField = (node: Node | undefined): node is HTMLInputElement =>
  node !== undefined && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(node.nodeName);

/**
 * Builds the recorded page in a document, whose `<html>` becomes node 0. The document should lie in a frame that runs no
 * scripts: handlers and scripts are left out here as well, but attributes are set as they come.
 */
export function createReplica(document: Document): Replica {
  let nodes = new Map<number, Node>();
  let ids = new WeakMap<Node, number>();
  const strings = new Map<number, string>();
  const sheets = createSheets(document, (id) => nodes.get(id));

  const add = (id: number, node: Node) => {
    nodes.set(id, node);
    ids.set(node, id);
    return node;
  };
  const elementOf = (id: number) => nodes.get(id) as Element | undefined;

  const insert = (node: Node | undefined, parentId: number, index: number) => {
    const parent = nodes.get(parentId);
    if (!node || !parent) return;
    node.parentNode?.removeChild(node);
    // The document of a frame has one element already.
    if (parent.nodeType === 9) parent.firstChild?.remove();
    parent.insertBefore(node, parent.childNodes[index] ?? null);
  };

  const createElement = (tag: string, isSvg: boolean): Element => {
    if (INERT.has(tag.toUpperCase())) return document.createElement('div');
    try {
      return isSvg ? document.createElementNS(SVG_NAMESPACE, tag) : document.createElement(tag);
    } catch {
      // A name that only a parser accepts.
      return document.createElement('div');
    }
  };

  const setAttribute = (id: number, name: string, value: string) => {
    const element = elementOf(id);
    if (!element?.setAttribute || /^on|^srcdoc$/iu.test(name)) return;
    if (value.startsWith(SPRITE_PREFIX)) {
      // What a `<use>` shows, as markup of a symbol.
      const parsed = new DOMParser().parseFromString(value.slice(SPRITE_PREFIX.length), 'image/svg+xml');
      return element.replaceChildren(
        ...[...parsed.documentElement.children].map((one) => document.importNode(one, true)),
      );
    }
    try {
      element.setAttribute(name, value);
    } catch {
      // A name that only a parser accepts.
    }
  };

  const remove = (id: number) => {
    const node = nodes.get(id);
    if (!node) return;
    node.parentNode?.removeChild(node);
    nodes.delete(id);
  };

  const createContent = (frameId: number, id: number) => {
    const owner = elementOf(frameId);
    if (!owner) return;
    if (owner.nodeName === 'IFRAME') {
      const content = (owner as HTMLIFrameElement).contentDocument;
      if (content) add(id, content);
      return;
    }
    add(id, owner.shadowRoot ?? owner.attachShadow({ mode: 'open' }));
  };

  const begin = () => {
    nodes = new Map();
    ids = new WeakMap();
    sheets.clear();
    const root = document.documentElement;
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    root.replaceChildren();
    add(0, root);
  };

  const setValue = (id: number, value: string, mask: number) => {
    const field = nodes.get(id);
    if (!isField(field)) return;
    const shown = mask > 0 ? '•'.repeat(Math.min(mask, 100)) : mask < 0 ? '' : value;
    try {
      field.value = shown;
    } catch {
      // The field is of a type that takes no such value.
    }
  };

  const setText = (id: number, data: string) => {
    const node = nodes.get(id);
    if (node) node.textContent = data;
  };

  const apply = (message: Message | UnknownMessage) => {
    switch (message.type) {
      case 'CreateDocument':
        return begin();
      case 'CreateElementNode':
        return insert(
          add(message.id, createElement(message.tag, message.svg)),
          message.parentId,
          message.index,
        );
      case 'CreateTextNode':
        return insert(add(message.id, document.createTextNode('')), message.parentId, message.index);
      case 'MoveNode':
        return insert(nodes.get(message.id), message.parentId, message.index);
      case 'RemoveNode':
        return remove(message.id);
      case 'StringDictGlobal':
        return void strings.set(message.key, message.value);
      case 'SetNodeAttributeDictGlobal':
        return setAttribute(
          message.id,
          strings.get(message.nameKey) ?? '',
          strings.get(message.valueKey) ?? '',
        );
      case 'SetNodeAttribute':
      case 'SetNodeAttributeURLBased':
        return setAttribute(message.id, message.name, message.value);
      case 'RemoveNodeAttribute':
        return elementOf(message.id)?.removeAttribute(message.name);
      case 'SetNodeData':
      case 'SetCSSDataURLBased':
        return setText(message.id, message.data);
      case 'CreateIFrameDocument':
        return createContent(message.frameId, message.id);
      case 'SetInputValue':
        return setValue(message.id, message.value, message.mask);
      case 'SetInputChecked': {
        const field = nodes.get(message.id);
        if (isField(field)) field.checked = message.checked;
        return undefined;
      }
      case 'SetNodeScroll':
        return elementOf(message.id)?.scrollTo?.(message.x, message.y);
      case 'SetViewportScroll':
        return document.defaultView?.scrollTo(message.x, message.y);
      default:
        return sheets.apply(message);
    }
  };

  return { apply, nodeOf: (id) => nodes.get(id), idOf: (node) => ids.get(node) };
}
