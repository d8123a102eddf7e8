import { styled } from 'styled-components';
import { type HostProps } from '../internal/native';
import { type SceneName } from './sceneNames';
import scenes from './scenes.svg?url&no-inline';

export interface SceneProps extends HostProps {
  /** What the drawing shows. */
  name: SceneName;
}

/* One warm light, by day or at dusk. A browser without `light-dark()` draws on the hotel's gradient. */
const Root = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  print-color-adjust: exact;
  --scene-far: color-mix(in oklab, var(--ds-primary) 27%, light-dark(#eccfa6, var(--ds-primary-soft-2)));
  --scene-mid: color-mix(in oklab, var(--ds-primary) 53%, light-dark(#e4cba0, var(--ds-primary-soft)));
  --scene-near: color-mix(in oklab, var(--ds-primary) 84%, rgb(var(--ds-scrim)));
  --scene-deep: color-mix(in oklab, var(--ds-primary) 26%, rgb(var(--ds-scrim)));
  background: linear-gradient(
    var(--ds-scene-ground, light-dark(#f2c6a0, var(--ds-primary-soft))),
    light-dark(#fdeed6, color-mix(in oklab, #e39468 62%, var(--ds-primary-soft-2))) 78%
  );
`;

/**
 * The drawing as HTML, which React does not compare. A server that runs the package unbundled knows only the path of
 * the file on its disk: it leaves the box empty, and the browser fills it.
 */
const drawingOf = (name: SceneName) => ({
  __html: scenes.startsWith('file:') ? '' : `<use href="${scenes}#${name}"/>`,
});

function fillIn(part: SVGGElement | null, { __html }: { __html: string }) {
  if (part && !part.firstChild) part.innerHTML = __html;
}

/** A drawing in the colours of the hotel, for a box without a picture. Fills the box, hidden from screen readers. */
export function Scene({ name, ...rest }: SceneProps) {
  const drawing = drawingOf(name);
  return (
    <Root {...rest} aria-hidden data-scene="">
      <g suppressHydrationWarning dangerouslySetInnerHTML={drawing} ref={(part) => fillIn(part, drawing)} />
    </Root>
  );
}
