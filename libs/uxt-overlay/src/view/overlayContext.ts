import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Participant } from '../store/participant';
import type { TestState, TestStore } from '../store/testStore';

export interface OverlayParts {
  store: TestStore;
  participant: Participant;
}

export const OverlayContext = createContext<OverlayParts | undefined>(undefined);

function useOverlay(): OverlayParts {
  const found = useContext(OverlayContext);
  if (!found) throw new Error('There is no overlay around this');
  return found;
}

export const useTest = <T>(select: (state: TestState) => T): T => useStore(useOverlay().store, select);
export const useParticipant = () => useOverlay().participant;
export const useChange = () => useOverlay().store.change;
