import { useEffect, useState } from 'react';
import { useReservationStore } from '@guest/visit';
import { forgetDevice, readDevice } from '../browser/device';
import { deviceData, type DeviceDataKind } from '../model/deviceData';

type Deletion = 'none' | 'underWay' | 'done' | 'failed';

/**
 * What is on this device, and how to delete all of it. `kinds` is undefined until the browser was asked; it is asked
 * again when `changesWith` is another.
 */
export function useDeviceData(changesWith: unknown) {
  const [kinds, setKinds] = useState<DeviceDataKind[]>();
  const forgetReservation = useReservationStore((state) => state.forget);
  const [deletion, setDeletion] = useState<Deletion>('none');

  useEffect(() => {
    let isLeft = false;
    void readDevice().then((storage) => {
      if (!isLeft) setKinds(deviceData(storage));
    });
    return () => {
      isLeft = true;
    };
  }, [changesWith, deletion]);

  const deleteAll = async () => {
    setDeletion('underWay');
    const isDone = await forgetDevice();
    forgetReservation();
    setDeletion(isDone ? 'done' : 'failed');
  };
  return { kinds, deletion, deleteAll };
}
