import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UsabilityTest } from '@guest/api-contract';
import { createI18n } from '@guest/i18n';
import { I18nextProvider } from 'react-i18next';
import { IngestError, type UxtIngest } from '../model/ingest';
import { keptProgress, type Progress } from '../model/progress';
import { createSignals } from '../model/signals';
import { Participant } from '../store/participant';
import { createTestStore } from '../store/testStore';
import { uxtTexts } from '../texts';
import en from '../texts/en';
import { Overlay } from './Overlay';

type Test = UsabilityTest['test'];

const started = { sessionID: 's', token: 'token' };
const participants: Participant[] = [];

const streamOf = <T,>(track: T) => ({ getTracks: () => [track], getVideoTracks: () => [track] });

function aDevice() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const recorders: FakeRecorder[] = [];
  class FakeRecorder extends EventTarget {
    static isTypeSupported = () => true;
    state = 'recording';
    constructor() {
      super();
      recorders.push(this);
    }
    start() {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['frames']) }));
    }
    stop() {
      this.state = 'inactive';
      this.dispatchEvent(new Event('stop'));
    }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const getUserMedia = vi.fn(() => Promise.resolve(streamOf(track)));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  return { track, recorders, getUserMedia };
}

async function anOverlay(
  more: Partial<Test> = {},
  begin = () => Promise.resolve<typeof started | undefined>(started),
  server = { isDown: false },
) {
  const test: Test = {
    title: 'Breakfast',
    description: '',
    reqMic: false,
    reqCamera: false,
    tasks: [],
    ...more,
  };
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const ingest: UxtIngest = {
    readTest: () => Promise.resolve(test),
    send: (path, body) =>
      server.isDown
        ? Promise.reject(new IngestError('down', 0))
        : Promise.resolve(void sent.push({ path, body: body as Record<string, unknown> })),
    uploadUrl: () => Promise.resolve('https://ingest.example/video'),
  };
  const store = createTestStore(test);
  const signals = createSignals({
    send: ingest.send,
    onProblem: () => undefined,
    onState: (state) => store.change((changed) => void (changed.signals = state)),
    onEmpty: () => undefined,
  });
  const session = { begin: vi.fn(begin), resume: vi.fn(), end: vi.fn() };
  const participant = new Participant({
    testId: 't',
    store,
    session,
    ingest,
    signals,
    onProblem: () => undefined,
  });
  participants.push(participant);
  const i18n = createI18n({ language: 'en', sources: { uxt: uxtTexts }, loaded: { uxt: en } });
  render(
    <I18nextProvider i18n={i18n}>
      <Overlay store={store} participant={participant} />
    </I18nextProvider>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { store, session, participant, sent, press, statuses: () => sent.map(({ body }) => body.status) };
}

const tasks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    task_id: index + 1,
    title: `Task ${index + 1}`,
    allow_typing: index === 0,
  }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const one of participants.splice(0)) one.stop();
  vi.unstubAllGlobals();
});

it('guides through all tasks and tells each beginning and end once', async () => {
  const { press, sent, session } = await anOverlay({ tasks: tasks(2), conclusion: 'See you' });
  await press(en.greeting.begin);
  expect(screen.getByRole('heading', { name: en.guidelines.title })).toHaveFocus();
  await press(en.guidelines.begin);
  expect(screen.getByRole('heading', { name: 'Task 1' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText(en.tasks.answer), 'Fine');
  await press(en.tasks.next);
  expect(screen.queryByLabelText(en.tasks.answer)).toBeNull();
  await press(en.tasks.finish);
  expect(screen.getByText('See you')).toBeVisible();
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: en.end.end })).not.toHaveAttribute('aria-busy'),
  );
  expect(
    sent.map(({ path, body: { status, taskId, taskAnswer } }) => [path, status, taskId, taskAnswer]),
  ).toEqual([
    ['signals/test', 'begin', undefined, undefined],
    ['signals/task', 'begin', 1, undefined],
    ['signals/task', 'done', 1, 'Fine'],
    ['signals/task', 'begin', 2, undefined],
    ['signals/task', 'done', 2, undefined],
    ['signals/test', 'done', undefined, undefined],
  ]);
  expect(keptProgress('t')).toBeUndefined();
  await press(en.end.end);
  expect(session.end).toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();
});

it('ends a test without tasks at its beginning', async () => {
  const { press, statuses } = await anOverlay();
  await press(en.greeting.begin);
  await press(en.guidelines.begin);
  expect(screen.getByRole('heading', { name: en.end.title })).toBeVisible();
  await vi.waitFor(() => expect(statuses()).toEqual(['begin', 'done']));
});

it('says where each of fifty tasks stands', async () => {
  const { press } = await anOverlay({ tasks: tasks(50) });
  await press(en.greeting.begin);
  await press(en.guidelines.begin);
  await press(en.tasks.next);
  const pills = screen.getAllByRole('listitem');
  expect(pills).toHaveLength(50);
  expect(pills.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    `1Task 1, ${en.tasks.done}`,
    `2Task 2, ${en.tasks.current}`,
    '3Task 3',
  ]);
});

it('says that the test cannot begin, and lets the participant try again', async () => {
  const begin = vi
    .fn<() => Promise<typeof started | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue(started);
  const { press } = await anOverlay({ tasks: tasks(1) }, begin);
  await press(en.greeting.begin);
  expect(screen.getByText(en.greeting.failed)).toBeVisible();
  await press(en.greeting.begin);
  expect(screen.getByRole('heading', { name: en.guidelines.title })).toBeVisible();
});

it('goes on when a device is unplugged, and keeps what was filmed until then', async () => {
  const { track } = aDevice();
  const { press, store } = await anOverlay({ tasks: tasks(1), reqCamera: true });
  await press(en.greeting.begin);
  expect(screen.getByText(en.devices.on)).toBeVisible();
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(screen.getByText(en.devices.lost)).toBeVisible();
  await press(en.guidelines.begin);
  await press(en.tasks.finish);
  expect(store.getState().progress).toBe(0);
});

it('stops the devices and forgets what was filmed when the participant gives up', async () => {
  const { track, recorders } = aDevice();
  vi.stubGlobal('close', vi.fn());
  const { press, statuses } = await anOverlay({ tasks: tasks(1), reqCamera: true, reqMic: true });
  await press(en.greeting.begin);
  await press(en.widget.abort);
  expect(screen.getByRole('button', { name: en.widget.abortNo })).toHaveFocus();
  await press(en.widget.abortYes);
  expect(screen.getByRole('heading', { name: en.aborted.title })).toHaveFocus();
  expect(track.stop).toHaveBeenCalled();
  expect(recorders[0]?.state).toBe('inactive');
  await vi.waitFor(() => expect(statuses()).toEqual(['begin', 'skipped']));
});

it('goes on at the kept task after a reload, with what was typed and an unknown duration', async () => {
  const { getUserMedia } = aDevice();
  const about = { tasks: tasks(2).toReversed(), reqCamera: true };
  const first = await anOverlay(about);
  await first.press(en.greeting.begin);
  await first.press(en.guidelines.begin);
  await first.press(en.tasks.next);
  await userEvent.type(screen.getByLabelText(en.tasks.answer), 'Half an answer');
  first.participant.stop();
  cleanup();
  const { participant, session, press, sent } = await anOverlay(about);
  act(() => participant.resume(keptProgress('t') as Progress));
  expect(session.resume).toHaveBeenCalled();
  expect(session.begin).not.toHaveBeenCalled();
  // The browser's question comes when the participant asks for it.
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  await press(en.devices.again);
  expect(screen.getByText(en.devices.on)).toBeVisible();
  expect(screen.getByLabelText(en.tasks.answer)).toHaveValue('Half an answer');
  await press(en.tasks.finish);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.body).toMatchObject({
    taskId: 1,
    status: 'done',
    duration: 0,
    taskAnswer: 'Half an answer',
  });
});

it('lets the participant go while signals wait, and sends them later', async () => {
  const server = { isDown: true };
  const { press, sent } = await anOverlay({ tasks: tasks(1) }, undefined, server);
  await press(en.greeting.begin);
  await press(en.guidelines.begin);
  await press(en.tasks.finish);
  expect(screen.getByText(en.sending)).toBeVisible();
  await press(en.end.end);
  expect(screen.queryByRole('region')).toBeNull();
  server.isDown = false;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent).toHaveLength(4));
});

it('films with what there is where one device is missing', async () => {
  const { getUserMedia } = aDevice();
  getUserMedia.mockRejectedValueOnce(new DOMException('none', 'NotFoundError'));
  const { press } = await anOverlay({ tasks: tasks(1), reqCamera: true, reqMic: true });
  await press(en.greeting.begin);
  expect(screen.getByText(en.devices.on)).toBeVisible();
  expect(getUserMedia).toHaveBeenLastCalledWith(expect.objectContaining({ audio: false }));
});

it('films nothing when the test ended while the browser asked', async () => {
  const { getUserMedia, track } = aDevice();
  let allow = () => {};
  getUserMedia.mockReturnValue(new Promise((resolve) => (allow = () => resolve(streamOf(track)))));
  const { participant, press, store } = await anOverlay({ tasks: tasks(1), reqCamera: true });
  await press(en.greeting.begin);
  act(() => participant.leave());
  allow();
  await vi.waitFor(() => expect(track.stop).toHaveBeenCalled());
  expect(store.getState().devices).toBe('none');
});

it('ends here when a test begins in another tab', async () => {
  const { press, session } = await anOverlay({ tasks: tasks(3) });
  await press(en.greeting.begin);
  await press(en.guidelines.begin);
  act(
    () =>
      void dispatchEvent(
        new StorageEvent('storage', { key: 'or_uxt_session_id', oldValue: 's', newValue: 'x' }),
      ),
  );
  expect(screen.queryByRole('region')).toBeNull();
  expect(session.end).toHaveBeenCalled();
});

it('keeps durations true when the clock of the device is changed', async () => {
  const { press, sent } = await anOverlay({ tasks: tasks(1) });
  await press(en.greeting.begin);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  await press(en.guidelines.begin);
  await press(en.tasks.finish);
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  for (const { body } of sent) {
    expect(body.duration).toBeGreaterThanOrEqual(0);
    expect(body.duration).toBeLessThan(60_000);
    expect(body.timestamp).toBeGreaterThan(1_700_000_000_000);
  }
});
