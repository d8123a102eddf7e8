import { useEffect, useState } from 'react';
import { useRegistry } from '@guest/state';
import { useApi, useReservationStore } from '@guest/visit';
import { clearDevice, readDevice } from '../../browser/device';
import { takePapersBack } from './takePapersBack';
import { deviceData, type DeviceDataKind } from '../../model/deviceData';

type Deletion = 'none' | 'underWay' | 'done' | 'failed';

/**
 * The data on this device, and how to delete all of it. `kinds` is undefined until the browser has answered; it is
 * read again when `changesWith` changes.
 */
export function useDeviceData(changesWith: unknown) {
  const [kinds, setKinds] = useState<DeviceDataKind[]>();
  const api = useApi();
  const registry = useRegistry();
  const resetReservation = useReservationStore((state) => state.reset);
  const [deletion, setDeletion] = useState<Deletion>('none');

  useEffect(() => {
    let isOutdated = false;
    void readDevice().then((storage) => !isOutdated && setKinds(deviceData(storage)));
    return () => {
      isOutdated = true;
    };
  }, [changesWith, deletion]);

  const deleteAll = async () => {
    setDeletion('underWay');
    // Not awaited: the device is cleared at once, whatever the network does.
    void takePapersBack(registry, api);
    const isDone = await clearDevice();
    resetReservation();
    setDeletion(isDone ? 'done' : 'failed');
  };
  return { kinds, deletion, deleteAll };
}
