import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { decodeBatch, type Message } from '@guest/recording-codec';

/** What a server has stored of recorded sessions. */
export interface Recorded {
  sessions: number;
  messages: Message[];
  /** The number of the page of each whole tree. */
  trees: number[];
  /** Every stored byte as text, unpacked. */
  text: string;
}

interface PartRow {
  kind: 'plain' | 'gzip';
  bytes: Uint8Array;
}

/** Reads every recorded session. Fails where a stored byte does not decode. */
export function recordedOn(sqliteFile: string): Recorded {
  const database = new DatabaseSync(sqliteFile, { readOnly: true });
  try {
    const { sessions } = database.prepare('select count(*) as sessions from recording').get() as {
      sessions: number;
    };
    const rows = database
      .prepare(
        "select kind, bytes from recording_part where kind in ('plain', 'gzip') order by recording_id, position",
      )
      .all() as unknown as PartRow[];
    const bodies = rows.map(({ kind, bytes }) => (kind === 'gzip' ? gunzipSync(bytes) : Buffer.from(bytes)));
    const batches = bodies.map((body) => decodeBatch(body));
    const trees = batches.flatMap(({ pageNo, messages }) =>
      messages.flatMap(({ type }) => (type === 'CreateDocument' ? [pageNo] : [])),
    );
    const messages = batches
      .flatMap((batch) => batch.messages)
      .filter((message): message is Message => message.type !== 'Unknown');
    return { sessions, messages, trees, text: bodies.map((body) => body.toString('utf8')).join('\n') };
  } finally {
    database.close();
  }
}
