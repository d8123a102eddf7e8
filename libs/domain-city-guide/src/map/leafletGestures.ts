import type { Map as LeafletMap } from 'leaflet';
import type { RefusedGesture } from './mapPort';

const SIDEWAYS_PX = 12;

/**
 * Leaves one finger and the bare wheel to the page: two fingers move and zoom the map, the wheel zooms with Ctrl or ⌘.
 * A mouse and a pen drag. Returns the function that undoes it.
 */
export function refuseGestures(map: LeafletMap, onRefused: (gesture: RefusedGesture) => void): () => void {
  const element = map.getContainer();
  const handlePointer = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') map.dragging.disable();
    else map.dragging.enable();
  };
  let start: Touch | undefined;
  const handleTouchStart = ({ touches }: TouchEvent) => {
    [start] = touches;
  };
  const handleTouch = ({ touches }: TouchEvent) => {
    const [touch] = touches;
    if (!touch || !start || touches.length > 1) return;
    // A finger that moves up or down means the page; one that moves sideways means the map.
    const [x, y] = [Math.abs(touch.clientX - start.clientX), Math.abs(touch.clientY - start.clientY)];
    if (x > SIDEWAYS_PX && x > y) onRefused('touch');
  };
  const handleWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    // Before Leaflet, which listens at the same element.
    event.stopImmediatePropagation();
    onRefused('wheel');
  };
  const options = { capture: true, passive: true };
  element.addEventListener('pointerdown', handlePointer, options);
  element.addEventListener('touchstart', handleTouchStart, options);
  element.addEventListener('touchmove', handleTouch, options);
  element.addEventListener('wheel', handleWheel, options);
  return () => {
    element.removeEventListener('pointerdown', handlePointer, options);
    element.removeEventListener('touchstart', handleTouchStart, options);
    element.removeEventListener('touchmove', handleTouch, options);
    element.removeEventListener('wheel', handleWheel, options);
  };
}
