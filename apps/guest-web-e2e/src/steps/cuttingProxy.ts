import { connect, createServer, type AddressInfo } from 'node:net';

interface Cut {
  /** The start of a request to cut, e.g. `POST /api/order `. Default: the first request of every connection. */
  begins?: string;
  /** The bytes of the body that pass before the cut. */
  afterBytes?: number;
}

const END_OF_HEAD = '\r\n\r\n';

/** A proxy that cuts requests in the middle of their body until it is mended, like a lost connection. */
export async function startCuttingProxy(target: string, { begins = '', afterBytes = 50_000 }: Cut = {}) {
  const { hostname, port } = new URL(target);
  let isMended = false;
  const ends = new Set<() => void>();
  const server = createServer((guest) => {
    const hotel = connect(Number(port), hostname);
    let bytes = 0;
    let cutAt = Infinity;
    const end = () => {
      ends.delete(end);
      guest.resetAndDestroy();
      hotel.destroy();
    };
    ends.add(end);
    guest.on('data', (chunk: Buffer) => {
      const start = cutAt === Infinity ? chunk.indexOf(begins) : -1;
      if (start >= 0) cutAt = bytes + chunk.indexOf(END_OF_HEAD, start) + END_OF_HEAD.length + afterBytes;
      const room = cutAt - bytes;
      bytes += chunk.byteLength;
      if (isMended || chunk.byteLength < room) hotel.write(chunk);
      else hotel.write(chunk.subarray(0, Math.max(room, 0)), end);
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
    /** Also closes idle connections of the browser, for which `close` would wait. */
    stop: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const end of ends) end();
      await closed;
    },
  };
}
