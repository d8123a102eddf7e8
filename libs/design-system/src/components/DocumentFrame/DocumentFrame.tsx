import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens';

/** Properties of `DocumentFrame`. */
export interface DocumentFrameProps {
  /** A PDF that pages of this origin may frame. */
  src: string;
  /** Names the document. */
  title: string;
}

const Root = styled.iframe`
  display: block;
  width: 100%;
  height: min(80vh, 900px);
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};
`;

const neverChanges = () => () => undefined;
const hasViewer = () => navigator.pdfViewerEnabled === true;

/**
 * A document in the browser's own viewer. Most phones have none, and a server cannot know: then there is nothing, so
 * a link to the document stands beside it.
 */
export function DocumentFrame({ src, title }: DocumentFrameProps) {
  const isShown = useSyncExternalStore(neverChanges, hasViewer, () => false);
  return isShown ? <Root src={src} title={title} loading="lazy" /> : null;
}
