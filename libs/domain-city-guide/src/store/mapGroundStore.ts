import { defineStore } from '@guest/state';

interface MapGroundState {
  /** The guest agreed, for this visit, that the map's provider sees their address. */
  isAllowed: boolean;
  allow: () => void;
}

/** Whether maps may load streets from their provider: asked once a visit, kept in memory alone. */
export const useMapGroundStore = defineStore<MapGroundState>('mapGround', (set) => ({
  isAllowed: false,
  allow: () => set({ isAllowed: true }),
}));
