import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { radius } from '../../theme/tokens';
import type { QrDrawing } from './qrPath';
import { type NativeProps } from '../../internal/native';

export interface QrCodeProps extends Omit<NativeProps<'svg'>, 'children'> {
  /** The content of the code. */
  text: string;
  /** Name of the code, for screen readers. */
  label: string;
}

/* Always dark on white, because cameras need it. */
const Root = styled.svg`
  display: block;
  width: min(100%, 200px);
  aspect-ratio: 1;
  border-radius: ${radius.small};
  background: #fff;
  fill: #000;
  forced-color-adjust: none;
`;

/** A text as a QR code. The generator is loaded lazily. A text that is too long shows an empty square. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ text: string; drawing: QrDrawing }>();
  useEffect(() => {
    let isLeft = false;
    import('./qrPath')
      .then(({ qrDrawing }) => {
        if (!isLeft) setDrawn({ text, drawing: qrDrawing(text) });
      })
      // Offline the generator cannot load; the caller shows the content in words too.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [text]);

  const drawing = drawn?.text === text ? drawn.drawing : undefined;
  const size = drawing?.size ?? 1;
  return (
    <Root {...rest} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      {drawing && <path d={drawing.path} />}
    </Root>
  );
}
