import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { breakpoints } from '../../theme/media';
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

const isReadable = () => navigator.pdfViewerEnabled === true && innerWidth >= breakpoints.md;

function onResize(notify: () => void): () => void {
  addEventListener('resize', notify);
  return () => removeEventListener('resize', notify);
}

/**
 * A document in the browser's own viewer. Most phones have none, on a narrow window nobody can read in it, and a server
 * cannot know: then there is nothing, so a link to the document stands beside it.
 */
export function DocumentFrame({ src, title }: DocumentFrameProps) {
  const isShown = useSyncExternalStore(onResize, isReadable, () => false);
  // PDF open parameters: the page over the whole width, without the viewer's own dark bar.
  return isShown ? <Root src={`${src}#toolbar=0&view=FitH`} title={title} loading="lazy" /> : null;
}
