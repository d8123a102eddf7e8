/** A Wi-Fi network of the hotel. */
interface Wifi {
  ssid: string;
  password?: string | undefined;
}

const escaped = (text: string) => text.replace(/[\\;,:"]/gu, (sign) => `\\${sign}`);

/**
 * What a phone's camera understands as "join this network" (the `WIFI:` scheme of ZXing, read by Android and iOS).
 */
export function wifiCode({ ssid, password }: Wifi): string {
  const secret = password ? `T:WPA;S:${escaped(ssid)};P:${escaped(password)}` : `T:nopass;S:${escaped(ssid)}`;
  return `WIFI:${secret};;`;
}
