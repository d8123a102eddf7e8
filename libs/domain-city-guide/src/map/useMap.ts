import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LanguageCode } from '@guest/api-contract';
import type { GroundState, MapPort, MapView, OpenMap, RefusedGesture } from './mapPort';

const HINT_MS = 1_600;

interface MapInput {
  open: OpenMap;
  language: LanguageCode;
  /** The first view, for the size of the box. */
  viewFor: (size: { width: number; height: number }) => MapView;
  /** The map did not open, or its ground does not come. */
  onFailure: (failure: 'closed' | 'missing') => void;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Opens a map in the element of `box`, anew for each `open`, and tells what it says. */
export function useMap({ open, language, viewFor, onFailure }: MapInput) {
  const box = useRef<HTMLDivElement>(null);
  // A map belongs to what opened it: the render that asks for another one has none.
  const [opened, setOpened] = useState<{ open: OpenMap; port: MapPort }>();
  const [zoom, setZoom] = useState<number>();
  const [ground, setGround] = useState<GroundState>('none');
  const [refused, setRefused] = useState<RefusedGesture>();
  const firstView = useEffectEvent(viewFor);
  const handleFailure = useEffectEvent(onFailure);

  useEffect(() => {
    const parent = box.current;
    if (!parent) return;
    const element = document.createElement('div');
    Object.assign(element.style, { width: '100%', height: '100%' });
    parent.append(element);
    const view = firstView({ width: parent.clientWidth, height: parent.clientHeight });
    let port: MapPort | undefined;
    let isOver = false;
    const start = async () => {
      const next = await open({
        element,
        view,
        language,
        isStill: prefersStillness(),
        isDark: getComputedStyle(parent).colorScheme === 'dark',
        onZoom: (next) => isOver || startTransition(() => setZoom(next)),
        onGround: (state) => {
          if (isOver) return;
          setGround(state);
          if (state === 'missing') handleFailure(state);
        },
        onRefusedGesture: setRefused,
      });
      if (isOver) {
        next.destroy();
        return;
      }
      port = next;
      setZoom(view.zoom);
      setOpened({ open, port });
    };
    start().catch(() => isOver || handleFailure('closed'));
    return () => {
      isOver = true;
      port?.destroy();
      element.remove();
    };
  }, [open, language]);

  useEffect(() => {
    if (refused === undefined) return;
    const timer = setTimeout(() => setRefused(undefined), HINT_MS);
    return () => clearTimeout(timer);
  }, [refused]);

  return { box, port: opened?.open === open ? opened.port : undefined, zoom, ground, refused };
}
