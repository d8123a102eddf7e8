import { useOutboxStore } from '@guest/outbox';
import type { Registry } from '@guest/state';
import { useSubmissionStore, type ContactKind } from '../store/submissionStore';

/** The hotel has it: unless its form still waits to say so, nothing of it stays on the device. */
export function letGo(registry: Registry, kind: ContactKind, id: string): void {
  const { ids } = useSubmissionStore.in(registry).getState();
  if (ids[kind] !== id) useOutboxStore.in(registry).getState().remove(id);
}
