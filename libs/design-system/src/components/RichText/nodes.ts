/** How text stands in its block, when the hotel said so. */
export type Alignment = 'start' | 'center' | 'end';

/** Properties that may reach the page; every one is checked before it gets here. */
export interface SafeProps {
  href?: string;
  src?: string;
  alt?: string;
  width?: number;
  height?: number;
  title?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  dateTime?: string;
  colSpan?: number;
  rowSpan?: number;
  scope?: 'col' | 'row';
  start?: number;
  align?: Alignment;
}

/** An element that may be drawn. */
export interface RichElement {
  tag: string;
  props: SafeProps;
  children: RichNode[];
}

/** Text, or an element that may be drawn: what is left of a hotel's HTML. */
export type RichNode = string | RichElement;

/** Where a reader of HTML sends what it meets. */
export interface RichSink {
  open: (tag: string, attribute: (name: string) => string | null, attributeNames: readonly string[]) => void;
  close: (tag: string) => void;
  text: (value: string) => void;
}
