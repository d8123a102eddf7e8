import { useEffect, useState } from 'react';
import { useIsDisconnected } from '@guest/visit';
import type { WorkerMessage } from '../../service-worker/messages';

/** Whether the browser is offline, or the service worker could not reach the network. */
export function useIsOffline(): boolean {
  const [isUnreachable, setUnreachable] = useState(false);
  const isDisconnected = useIsDisconnected();

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
