import { connect, createServer, type AddressInfo } from 'node:net';

/** As much of an upload goes through before it is cut. */
const CUT_AFTER_BYTES = 50_000;

/** A way to a server that cuts every upload half-way until it is mended, as a lift does with a phone. */
export async function startCuttingProxy(target: string) {
  const { hostname, port } = new URL(target);
  let isMended = false;
  const server = createServer((guest) => {
    const hotel = connect(Number(port), hostname);
    let bytes = 0;
    const end = () => {
      guest.resetAndDestroy();
      hotel.destroy();
    };
    guest.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (isMended || bytes < CUT_AFTER_BYTES) hotel.write(chunk);
      else end();
    });
    guest.on('error', end).on('close', end);
    hotel.on('error', end).on('close', end);
    hotel.pipe(guest);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mend: () => {
      isMended = true;
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
