import { Aborted } from './Aborted';
import { Greeting } from './Greeting';
import { OverlayContext, useTest, type OverlayParts } from './overlayContext';
import { Widget } from './Widget';

/** The card before the test, the widget during it, or the card after a test that was given up. */
export function Overlay(parts: OverlayParts) {
  return (
    <OverlayContext value={parts}>
      <Shown />
    </OverlayContext>
  );
}

function Shown() {
  const phase = useTest((state) => state.phase);
  if (phase === 'left') return null;
  if (phase === 'greeting') return <Greeting />;
  return phase === 'aborted' ? <Aborted /> : <Widget />;
}
