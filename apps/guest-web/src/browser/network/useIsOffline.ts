import { useEffect, useState, useSyncExternalStore } from 'react';
import type { WorkerMessage } from '../../service-worker/messages';

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** Whether the browser is offline, or the service worker could not reach the network. */
export function useIsOffline(): boolean {
  const [isUnreachable, setUnreachable] = useState(false);
  const isDisconnected = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

  useEffect(() => {
    // Absent in an insecure context, although the types promise it.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'network') setUnreachable(!data.isReachable);
    };
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, []);

  return isDisconnected || isUnreachable;
}
