import { useEffect, useState, useSyncExternalStore } from 'react';
import type { WorkerMessage } from '../service-worker/messages';

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** Does the browser know that there is no network, or has the service worker asked it in vain? */
export function useIsOffline(): boolean {
  const [isUnreachable, setUnreachable] = useState(false);
  const isDisconnected = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

  useEffect(() => {
    // Absent in an insecure context, whatever the types say.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const hear = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'network') setUnreachable(!data.isReachable);
    };
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, []);

  return isDisconnected || isUnreachable;
}
