import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { breakpoints } from '../../theme/media';
import { color } from '../../theme/tokens';
import { type NativeProps } from '../../internal/native';

export interface DocumentFrameProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Address of a PDF that this origin may frame. */
  src: string;
  /** Name of the document. */
  title: string;
}

/** The dark edge that Chromium's viewer draws around a page, in pixels. */
const EDGE = 8;

/* An A4 sheet with square corners: more height or round corners would show the dark ground of the viewer. */
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

// eslint-disable-next-line compat/compat -- undefined where it is unknown: the link is shown
const isReadable = () => navigator.pdfViewerEnabled === true && innerWidth >= breakpoints.md;

function onResize(notify: () => void): () => void {
  addEventListener('resize', notify);
  return () => removeEventListener('resize', notify);
}

/**
 * A document in the browser's PDF viewer. Renders nothing on the server, in windows under 768 px and where the browser
 * has no viewer, so the caller also offers a link.
 */
export function DocumentFrame({ src, title, ...rest }: DocumentFrameProps) {
  const isShown = useSyncExternalStore(onResize, isReadable, () => false);
  // PDF open parameters: fit the page to the width and hide the toolbar.
  return isShown ? (
    <Frame {...rest}>
      <Viewer src={`${src}#toolbar=0&view=FitH`} title={title} loading="lazy" />
    </Frame>
  ) : null;
}
