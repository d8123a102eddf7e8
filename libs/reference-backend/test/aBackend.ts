import type { ServiceName } from '@guest/api-contract';
import {
  createBackend,
  createCityGuides,
  createMemoryMailer,
  createMemoryStorage,
  createMemoryVault,
  createWebPorts,
  type ApiAnswer,
  type BackendEvent,
  type HotelRecord,
  type Ports,
  type Storage,
} from '../src';
import { aHotel } from './aHotel';

interface Call {
  method?: string;
  service?: ServiceName;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer extends ApiAnswer {
  /** The body read as JSON; tests say what they expect of it. */
  json: Record<string, unknown>;
}

interface Setting {
  storage?: Storage;
  now?: string;
  hotels?: HotelRecord[];
  ports?: Partial<Ports>;
}

/** A backend over memory with one hotel, a clock that stands still and a short way to call it. */
export async function aBackend({
  storage = createMemoryStorage(),
  now = '2026-06-15T10:00:00Z',
  hotels = [aHotel()],
  ports = {},
}: Setting = {}) {
  for (const hotel of hotels) await storage.importHotel(hotel);
  const clock = { time: new Date(now) };
  const events: BackendEvent[] = [];
  const vault = createMemoryVault();
  const mailer = createMemoryMailer();
  const all: Ports = {
    ...createWebPorts(storage),
    vault,
    mailer,
    cities: createCityGuides([]),
    ...ports,
    clock: { now: () => clock.time },
    log: (event) => events.push(event),
  };
  const backend = createBackend(all);

  async function call(
    address: string,
    { method, service = 'product', body, headers = {} }: Call = {},
  ): Promise<Answer> {
    const [path = '', query = ''] = address.split('?');
    const answer = await backend.handle({
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      service,
      path,
      search: new URLSearchParams(query).toString(),
      headers: (name) => headers[name],
      body,
    });
    return { ...answer, json: jsonOf(answer) };
  }

  async function aCustomer(hoster = 'palace-id'): Promise<string> {
    const { json } = await call('customer', { body: { hoster, lastname: 'Martin', overwriting: false } });
    return String(json._id);
  }

  async function upload(
    bytes: Uint8Array,
    { key, hoster = 'palace-id' }: { key?: string; hoster?: string } = {},
  ) {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const file = new File([new Uint8Array(bytes)], 'passport.jpg', { type: 'image/jpeg' });
    return call('assets/upload/privatedocument', { body: { hoster, file }, headers });
  }

  return { vault, mailer, upload, storage, ports: all, backend, clock, events, call, aCustomer };
}

function jsonOf({ body }: ApiAnswer): Record<string, unknown> {
  if (body === undefined || body.length === 0) return {};
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return JSON.parse(text) as Record<string, unknown>;
}
