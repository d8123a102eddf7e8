import { IGNORED_ATTRIBUTE } from '../privacy/levels';

const IGNORED = new Set(['SCRIPT', 'NOSCRIPT', 'META', 'TITLE', 'BASE', 'LINK']);

/** Links are recorded if they bring styles or fonts. */
function bringsLooks(link: Element): boolean {
  if (link.getAttribute('rel')?.toLowerCase().includes('stylesheet')) return true;
  const as = link.getAttribute('as');
  return as === 'style' || as === 'font';
}

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE;

/** The text in a text area is what the guest typed, or would have. */
const isTypedText = (text: Node) => text.parentNode?.nodeName === 'TEXTAREA';

/** Whether a node is in the recording, leaving its ancestors aside. Comments, scripts and metadata are not. */
export function isTracked(node: Node): boolean {
  if (!isElement(node)) return isText(node) && !isTypedText(node);
  const { tagName } = node;
  if (IGNORED.has(tagName) && (tagName !== 'LINK' || !bringsLooks(node))) return false;
  return !node.hasAttribute(IGNORED_ATTRIBUTE);
}
