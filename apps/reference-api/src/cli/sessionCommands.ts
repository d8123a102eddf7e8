import type { RecordingPart, StoredRecording } from '@guest/reference-backend';
import { serveReplay } from '../replay/replayServer';
import { groupBy } from '../replay/groupBy';
import { sessionMessages } from '../replay/sessionMessages';
import { CommandError, type Command, type CommandContext } from './command';

const MAX_PORT = 65_535;

async function openSession(
  id: string,
  { storage }: CommandContext,
): Promise<{ recording: StoredRecording; parts: RecordingPart[] }> {
  const opened = await storage();
  const recording = await opened.findRecording(id);
  if (!recording)
    throw new CommandError([`There is no recorded session "${id}": npm run backend -- session list`]);
  return { recording, parts: await opened.listRecordingParts(id) };
}

const listSessions: Command = {
  usage: 'session list',
  summary: 'Lists the latest recorded sessions: id, start, parts, bytes, and what started it',
  async run(_needed, { storage, print }) {
    const sessions = await (await storage()).listRecordings();
    for (const { id, createdAt, partCount, byteCount, condition } of sessions)
      print(
        [id, createdAt, `${partCount} parts`, `${byteCount} bytes`, condition ?? ''].join('  ').trimEnd(),
      );
    if (sessions.length === 0) print('No session was recorded');
  },
};

const showSession: Command = {
  usage: 'session show ID',
  summary: 'Shows what a recorded session holds: its tabs, screens, times and numbers of messages',
  async run([id = ''], context) {
    const { recording, parts } = await openSession(id, context);
    context.print(`Began ${recording.createdAt}, ${parts.length} parts`);
    for (const [tabId, messages] of await sessionMessages(parts)) {
      const first = messages[0]?.at ?? 0;
      const seconds = ((messages.at(-1)?.at ?? first) - first) / 1_000;
      context.print(`Tab ${tabId}: ${messages.length} messages in ${seconds.toFixed(1)} s`);
      for (const { at, message } of messages)
        if (message.type === 'SetPageLocation')
          context.print(`  ${((at - first) / 1_000).toFixed(1)} s  ${message.url}`);
      const counts = groupBy(messages, ({ message }) => message.type);
      for (const [type, all] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
        context.print(`  ${String(all.length).padStart(7)}  ${type}`);
    }
  },
};

const replaySession: Command = {
  usage: 'session replay ID [--port NUMBER]',
  summary: 'Serves a page to this machine that replays a recorded session, until it is stopped',
  async run([id = ''], context, { port = '0' }) {
    if (!/^\d{1,5}$/u.test(port) || Number(port) > MAX_PORT) throw new CommandError([`"${port}" is no port`]);
    const { parts } = await openSession(id, context);
    const tabs = await sessionMessages(parts);
    if (tabs.size === 0) throw new CommandError([`Nothing was recorded in session "${id}"`]);
    const { address, server } = await serveReplay(tabs, Number(port));
    context.print(`The replay is at ${address} (Ctrl+C ends it)`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    server.close();
    server.closeAllConnections();
  },
};

export const sessionCommands: readonly Command[] = [listSessions, showSession, replaySession];
