import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { breakpoints } from '../../theme/media';
import { color } from '../../theme/tokens';

/** Properties of `DocumentFrame`. */
export interface DocumentFrameProps {
  /** A PDF that pages of this origin may frame. */
  src: string;
  /** Names the document. */
  title: string;
}

/** In pixels: what Chromium's viewer draws around a page in its own dark colour. */
const EDGE = 8;

/* A sheet of A4: more height would show the viewer's dark ground below a short document, round corners its edge. */
const Frame = styled.div`
  aspect-ratio: 210 / 297;
  width: 100%;
  max-height: 960px;
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.sunken};
`;

const Viewer = styled.iframe`
  display: block;
  width: calc(100% + 2 * ${EDGE}px);
  height: calc(100% + 2 * ${EDGE}px);
  margin: -${EDGE}px;
  border: 0;
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
  return isShown ? (
    <Frame>
      <Viewer src={`${src}#toolbar=0&view=FitH`} title={title} loading="lazy" />
    </Frame>
  ) : null;
}
