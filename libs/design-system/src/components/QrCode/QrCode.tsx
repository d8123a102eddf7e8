import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { radius } from '../../theme/tokens';
import type { QrDrawing } from './qrPath';

/** Properties of `QrCode`. */
export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What the code is for, for those who cannot see it. */
  label: string;
}

/* Always dark on white, whatever the brand: cameras need it. */
const Root = styled.svg`
  display: block;
  width: min(100%, 200px);
  aspect-ratio: 1;
  border-radius: ${radius.small};
  background: #fff;
  fill: #000;
  forced-color-adjust: none;
`;

/** A text as a QR code. Its generator is a chunk of its own; a text too long for a code draws nothing. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ text: string; drawing: QrDrawing }>();
  useEffect(() => {
    let isLeft = false;
    import('./qrPath')
      .then(({ qrDrawing }) => {
        if (!isLeft) setDrawn({ text, drawing: qrDrawing(text) });
      })
      // Without a network there is no generator; what the code says stands beside it in words.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [text]);

  const drawing = drawn?.text === text ? drawn.drawing : undefined;
  const size = drawing?.size ?? 1;
  return (
    <Root viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      {drawing && <path d={drawing.path} />}
    </Root>
  );
}
