import {
  useEffect,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

const MARGIN = 8;
const STEP = 24;
const MIN_MOVE = 4;

interface Place {
  /** From the end of the window, in px. */
  right: number;
  /** From its top, in px. */
  top: number;
}

/** The part of the window that no keyboard covers. */
interface Room {
  width: number;
  height: number;
  top: number;
}

function roomNow(): Room {
  const { visualViewport: view } = window;
  return { width: innerWidth, height: view?.height ?? innerHeight, top: view?.offsetTop ?? 0 };
}

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

const steps: Record<string, Place> = {
  ArrowLeft: { right: STEP, top: 0 },
  ArrowRight: { right: -STEP, top: 0 },
  ArrowUp: { right: 0, top: -STEP },
  ArrowDown: { right: 0, top: STEP },
};

/**
 * The place of the panel: moved by its bar, or by the arrow keys on its handle. It stays on the screen, and above
 * an open keyboard.
 */
export function usePlace(panel: RefObject<HTMLElement | null>, isCollapsed: boolean) {
  const [place, setPlace] = useState<Place>({ right: MARGIN, top: MARGIN });
  const [room, setRoom] = useState(roomNow);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const look = () => setRoom(roomNow());
    const { visualViewport } = window;
    addEventListener('resize', look);
    visualViewport?.addEventListener('resize', look);
    visualViewport?.addEventListener('scroll', look);
    return () => {
      removeEventListener('resize', look);
      visualViewport?.removeEventListener('resize', look);
      visualViewport?.removeEventListener('scroll', look);
    };
  }, []);
  useEffect(() => {
    const { current } = panel;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.offsetWidth, height: current.offsetHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [panel, isCollapsed]);

  const inside = ({ right, top }: Place): Place => ({
    right: between(right, MARGIN, Math.max(MARGIN, room.width - size.width - MARGIN)),
    top: between(top, MARGIN, Math.max(MARGIN, room.height - size.height - MARGIN)),
  });
  const shown = inside(place);
  const style: CSSProperties = {
    right: shown.right,
    top: room.top + shown.top,
    maxHeight: room.height - 2 * MARGIN,
  };

  return {
    style,
    /** Of the button that moves the panel by keys. */
    handle: {
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        setPlace(inside({ right: shown.right + step.right, top: shown.top + step.top }));
      },
    },
    /** Of the bar that is held to move the panel. */
    bar: {
      onPointerDown({ clientX, clientY }: PointerEvent<HTMLElement>) {
        let hasMoved = false;
        const move = (event: globalThis.PointerEvent) => {
          const [x, y] = [event.clientX - clientX, event.clientY - clientY];
          // A press that trembles is no move.
          hasMoved ||= Math.abs(x) + Math.abs(y) >= MIN_MOVE;
          if (hasMoved) setPlace({ right: shown.right - x, top: shown.top + y });
        };
        const end = () => {
          removeEventListener('pointermove', move);
          removeEventListener('pointerup', end);
          removeEventListener('pointercancel', end);
        };
        // The pointer is faster than the panel, and leaves it.
        addEventListener('pointermove', move);
        addEventListener('pointerup', end);
        addEventListener('pointercancel', end);
      },
    },
  };
}
