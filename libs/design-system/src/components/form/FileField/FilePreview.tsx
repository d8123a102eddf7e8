import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DocIcon } from '../../../icons/generated/DocIcon';
import { color, radius } from '../../../theme/tokens';

const SIDE = 56;

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${SIDE}px;
  height: ${SIDE}px;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.primaryInk};
  > canvas {
    width: 100%;
    height: 100%;
  }
  > [hidden] {
    display: none;
  }
`;

/**
 * A preview of a picture, else the icon of a document. Uses a canvas, because a strict content security policy rejects
 * addresses of `URL.createObjectURL`, which also keep the whole picture in memory.
 */
export function FilePreview({ file }: { file: Blob | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<Blob>();

  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    let isGone = false;
    void drawSmall(file, canvas.current, () => isGone).then((isDrawn) => {
      if (isDrawn && !isGone) setDrawn(file);
    });
    return () => {
      isGone = true;
    };
  }, [file]);

  const isDrawn = file !== undefined && drawn === file;
  return (
    <Root>
      <canvas ref={canvas} hidden={!isDrawn} aria-hidden="true" />
      {!isDrawn && <DocIcon size={24} />}
    </Root>
  );
}

/* Resolves to false for pictures that the browser cannot read (HEIC, SVG). */
async function drawSmall(
  file: Blob,
  canvas: HTMLCanvasElement | null,
  isGone: () => boolean,
): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    const context = canvas?.getContext('2d');
    if (!canvas || !context || isGone()) return false;
    const side = SIDE * 2;
    const scale = Math.max(side / picture.width, side / picture.height);
    canvas.width = side;
    canvas.height = side;
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
    picture.close();
    return true;
  } catch {
    return false;
  }
}
