import { http } from 'msw';
import { aBackend } from './backend';
import { server } from './server';

/** Method and path of a request: `POST /api/order`, `POST /reviews-api/reviews`; `:id` stands for any segment. */
export type Route = `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** What a test answers with. Undefined leaves the request to the reference backend. */
type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>;

interface SeenRequest {
  method: string;
  path: string;
  /** The `Idempotency-Key`. */
  key: string | null;
  /** The JSON body; empty where it was a file, or none. */
  body: Record<string, unknown>;
}

interface FakeNetworkOptions {
  hotel?: Parameters<typeof aBackend>[0];
  /** Changes the hotel. */
  change?: Parameters<typeof aBackend>[1];
  /** `YYYY-MM-DD`: the demo hotel's dates are near it. */
  today?: string;
  /** The test's own answers from the start. */
  answers?: Partial<Record<Route, Answer>>;
}

function matches(route: string, method: string, path: string): boolean {
  const [wantedMethod, wantedPath = ''] = route.split(' ');
  const [wanted, given] = [wantedPath.split('/'), path.split('/')];
  const isSame = (part: string, index: number) => part.startsWith(':') || part === given[index];
  return wantedMethod === method && wanted.length === given.length && wanted.every(isSame);
}

async function jsonOf(request: Request): Promise<SeenRequest['body']> {
  const text = await request.clone().text();
  try {
    return JSON.parse(text) as SeenRequest['body'];
  } catch {
    return {};
  }
}

/**
 * The network of one test: the reference backend with a demo hotel, a record of requests, and the test's own answers.
 */
export async function fakeNetwork({ hotel, change, today, answers = {} }: FakeNetworkOptions = {}) {
  const { storage, handlers } = await aBackend(hotel, change, today);
  const seen: SeenRequest[] = [];
  const planned = new Map<string, { answer: Answer; isOnce: boolean }>();
  let held: { route: Route; release: Promise<void> }[] = [];
  let isAway = false;

  function plan(route: Route, answer: Answer, isOnce = false): void {
    planned.set(route, { answer, isOnce });
  }
  for (const [route, answer] of Object.entries<Answer | undefined>(answers))
    if (answer) plan(route as Route, answer);

  async function answerPlanned(request: Request): Promise<Response | undefined> {
    const path = new URL(request.url).pathname;
    const body = await jsonOf(request);
    seen.push({ method: request.method, path, key: request.headers.get('Idempotency-Key'), body });
    const holds = held.filter(({ route }) => matches(route, request.method, path));
    await Promise.all(holds.map(({ release }) => release));
    if (isAway) return Response.error();
    const [route, found] = [...planned].find(([each]) => matches(each, request.method, path)) ?? [];
    if (route && found?.isOnce) planned.delete(route);
    return found?.answer(request);
  }

  server.use(
    http.all(`${location.origin}/*`, async ({ request }) => await answerPlanned(request)),
    ...handlers,
  );

  return {
    storage,
    /** The requests so far: `requests('POST /api/order')` of one call, `requests('POST')` of one method. */
    requests: (wanted?: Route | 'GET' | 'POST') =>
      seen.filter(
        ({ method, path }) => wanted === undefined || wanted === method || matches(wanted, method, path),
      ),
    /** Sets the answer of this call from now on. */
    answers: (route: Route, answer: Answer) => plan(route, answer),
    /** Sets the answer of the next such call. */
    answersOnce: (route: Route, answer: Answer) => plan(route, answer, true),
    /** Holds the answers of this call back until the returned function is called. */
    hold: (route: Route) => {
      let release = () => {};
      held.push({ route, release: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
    /** Disconnects the network for every call. */
    goAway: () => {
      isAway = true;
    },
    /** Reconnects the network, and lets the reference backend answer everything again. */
    heal: () => {
      isAway = false;
      planned.clear();
      held = [];
    },
  };
}

export const failures = {
  /** The request gets no answer. */
  cut: () => Response.error(),
  status: (status: number) => () => Response.json({}, { status }),
  /** A refusal as the API words it, with pointers to what does not fit. */
  problem:
    (status: number, { type = 'about:blank', pointers = [] as string[] } = {}) =>
    () => {
      const errors = pointers.map((pointer) => ({ pointer, detail: 'does not fit' }));
      const headers = { 'Content-Type': 'application/problem+json' };
      return Response.json({ type, title: 'Refused', status, errors }, { status, headers });
    },
};
