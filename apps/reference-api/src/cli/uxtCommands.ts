import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsabilityTestFile } from '@guest/api-contract';
import type { RecordingPart, Storage, UsabilitySignal } from '@guest/reference-backend';
import * as v from 'valibot';
import { groupBy } from '../replay/groupBy';
import { CommandError, type Command } from './command';

type Task = UsabilityTestFile['tasks'][number];

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** The file as JSON. Throws `CommandError` with what is wrong. */
async function readTest(file: string, place: string): Promise<UsabilityTestFile> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(await readFile(place, 'utf8'));
  } catch (cause) {
    throw new CommandError([`${file} is no JSON file that can be read: ${(cause as Error).message}`]);
  }
  const result = v.safeParse(UsabilityTestFile, parsed);
  if (!result.success)
    throw new CommandError([
      `${file} was not imported:`,
      ...result.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    ]);
  const ids = result.output.tasks.map(({ task_id: id }) => String(id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw new CommandError([`${file} was not imported: two tasks have the id ${twice}`]);
  if (ids.length === 0) throw new CommandError([`${file} was not imported: it has no task`]);
  return result.output;
}

const importTest: Command = {
  usage: 'uxt import FILE',
  summary: 'Adds a usability test from a JSON file, or replaces it',
  async run([file = ''], { storage, pathOf, print }) {
    const { id, ...test } = await readTest(file, pathOf(file));
    await (await storage()).putUsabilityTest(id, JSON.stringify(test));
    const count = test.tasks.length;
    print(
      `${test.title}: ${count} ${count === 1 ? 'task' : 'tasks'}. Participants open a page with ?oruxt=${id}`,
    );
  },
};

const find = (signals: readonly UsabilitySignal[], status: string, taskId = '') =>
  signals.find((signal) => signal.status === status && signal.taskId === taskId);

/** How far a participant came. */
function outcome(signals: readonly UsabilitySignal[]): string {
  const [done, skipped] = [find(signals, 'done'), find(signals, 'skipped')];
  if (done) return `finished after ${seconds(done.duration)}`;
  return skipped ? `gave up after ${seconds(skipped.duration)}` : 'not finished';
}

function taskLines(task: Task, signals: readonly UsabilitySignal[]): string[] {
  const id = String(task.task_id);
  const done = find(signals, 'done', id);
  const state = done ? seconds(done.duration) : find(signals, 'begin', id) ? 'begun' : 'not begun';
  // An answer may have several lines.
  const answer = done?.answer?.split('\n').map((line) => `      ${line}`) ?? [];
  return [`    ${task.title}: ${state}`, ...answer];
}

/** Writes the videos of a session into a folder; their lines for the result. */
async function videoLines(parts: readonly RecordingPart[], folder: string | undefined): Promise<string[]> {
  const videos = parts.filter(({ kind }) => kind === 'video');
  const lines: string[] = [];
  for (const [index, { recordingId, name, bytes }] of videos.entries()) {
    if (folder === undefined) {
      lines.push(`  Video: ${bytes.byteLength} bytes (--out FOLDER writes it)`);
      continue;
    }
    const file = path.join(folder, `${recordingId}-${index + 1}${path.extname(name)}`);
    await writeFile(file, bytes);
    lines.push(`  Video: ${file}`);
  }
  return lines;
}

async function sessionLines(
  id: string,
  signals: readonly UsabilitySignal[],
  tasks: readonly Task[],
  { opened, folder }: { opened: Storage; folder: string | undefined },
): Promise<string[]> {
  return [
    `Session ${id}, ${signals[0]?.at ?? ''}: ${outcome(signals)}`,
    ...tasks.flatMap((task) => taskLines(task, signals)),
    ...(await videoLines(await opened.listRecordingParts(id), folder)),
    `  Replay: npm run backend -- session replay ${id}`,
  ];
}

const showResults: Command = {
  usage: 'uxt results ID [--out FOLDER]',
  summary: 'Shows what participants did in a usability test: tasks, durations, answers, recordings, videos',
  async run([id = ''], { storage, pathOf, print }, { out }) {
    const opened = await storage();
    const json = await opened.findUsabilityTest(id);
    if (json === undefined)
      throw new CommandError([`There is no usability test "${id}": npm run backend -- uxt import FILE`]);
    const { title, tasks } = JSON.parse(json) as Omit<UsabilityTestFile, 'id'>;
    print(title);
    const sessions = groupBy(await opened.listUsabilitySignals(id), ({ recordingId }) => recordingId);
    const folder = out === undefined ? undefined : pathOf(out);
    for (const [sessionId, signals] of sessions)
      for (const line of await sessionLines(sessionId, signals, tasks, { opened, folder })) print(line);
    if (sessions.size === 0) print('Nobody took part yet');
  },
};

export const uxtCommands: readonly Command[] = [importTest, showResults];
