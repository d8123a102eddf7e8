import { vi } from 'vitest';

interface LatLng {
  lat: number;
  lng: number;
}

/**
 * The used part of Google's library as its documentation says it behaves: panes and projection are there after `onAdd`,
 * `draw` follows each move. No script is loaded in a test.
 */
export function fakeGoogle({ width, height }: { width: number; height: number }) {
  class FakeMap {
    zoom: number;
    centre: LatLng;
    private listeners = new Map<string, () => void>();
    overlays = new Set<FakeOverlay>();
    constructor(
      readonly element: HTMLElement,
      options: { zoom: number; center: LatLng },
    ) {
      this.zoom = options.zoom;
      this.centre = options.center;
      element.append(document.createElement('div'));
    }
    addListener(event: string, listener: () => void) {
      this.listeners.set(event, listener);
    }
    tell(event: string) {
      this.listeners.get(event)?.();
      for (const overlay of this.overlays) overlay.draw();
    }
    getZoom() {
      return this.zoom;
    }
    setZoom(zoom: number) {
      this.zoom = zoom;
      this.tell('zoom_changed');
    }
    setCenter(centre: LatLng) {
      this.centre = centre;
      this.tell('center_changed');
    }
    panBy(x: number, y: number) {
      const scale = 256 * 2 ** this.zoom;
      this.setCenter({ lat: this.centre.lat - (y / scale) * 180, lng: this.centre.lng + (x / scale) * 360 });
    }
    point({ lat, lng }: LatLng) {
      const scale = 256 * 2 ** this.zoom;
      return {
        x: width / 2 + ((lng - this.centre.lng) / 360) * scale,
        y: height / 2 - ((lat - this.centre.lat) / 180) * scale,
      };
    }
  }

  class FakeOverlay {
    static preventMapHitsFrom = vi.fn();
    private map: FakeMap | null = null;
    onAdd() {}
    draw() {}
    onRemove() {}
    setMap(map: FakeMap | null) {
      this.map?.overlays.delete(this);
      if (this.map) this.onRemove();
      this.map = map;
      if (!map) return;
      map.overlays.add(this);
      this.onAdd();
      this.draw();
    }
    getPanes() {
      const pane = this.map?.element.firstElementChild;
      return pane ? { overlayMouseTarget: pane } : null;
    }
    getProjection() {
      const { map } = this;
      if (!map) return undefined;
      const point = (place: LatLng) => map.point(place);
      return { fromLatLngToDivPixel: point, fromLatLngToContainerPixel: point };
    }
  }

  const maps: FakeMap[] = [];
  class Recorded extends FakeMap {
    constructor(...input: ConstructorParameters<typeof FakeMap>) {
      super(...input);
      maps.push(this);
    }
  }
  return {
    opened: maps,
    maps: { importLibrary: () => Promise.resolve({ Map: Recorded, OverlayView: FakeOverlay }) },
  };
}
