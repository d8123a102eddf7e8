import { useCallback, useEffect, useState } from 'react';
import { forgetDevice, readDevice } from '../browser/device';
import { deviceData, type DeviceDataKind } from '../model/deviceData';

type Deletion = 'none' | 'underWay' | 'done' | 'failed';

/** What is on this device, and how to delete all of it. `kinds` is undefined until the browser was asked. */
export function useDeviceData(changesWith: unknown) {
  const [kinds, setKinds] = useState<DeviceDataKind[]>();
  const [deletion, setDeletion] = useState<Deletion>('none');

  const look = useCallback(async () => setKinds(deviceData(await readDevice())), []);
  useEffect(() => {
    void look();
  }, [look, changesWith]);

  const deleteAll = async () => {
    setDeletion('underWay');
    setDeletion((await forgetDevice()) ? 'done' : 'failed');
    await look();
  };
  return { kinds, deletion, deleteAll };
}
