import { decodeBatch, type Message } from '@guest/recording-codec';
import { unzip, type RecordingPart } from '@guest/reference-backend';
import { groupBy } from './groupBy';

/** A message with its time, in ms since the epoch. */
export interface TimedMessage {
  at: number;
  message: Message;
}

const isTabData = (message: { type: string }): message is Extract<Message, { type: 'TabData' }> =>
  message.type === 'TabData';

interface Numbered extends TimedMessage {
  tabId: string;
  index: number;
}

/** The messages of one batch with their times, tabs and numbers. */
async function messagesOf({ kind, bytes }: RecordingPart): Promise<Numbered[]> {
  const batch = decodeBatch(kind === 'gzip' ? await unzip(new Uint8Array(bytes)) : bytes);
  let at = batch.timestamp;
  let tabId = batch.messages.find(isTabData)?.tabId ?? '';
  return batch.messages.flatMap((message, place): Numbered[] => {
    if (message.type === 'Unknown') return [];
    if (message.type === 'Timestamp') at = message.timestamp;
    if (message.type === 'TabData') ({ tabId } = message);
    return [{ at, tabId, message, index: batch.pageNo * 2 ** 32 + batch.firstIndex + place }];
  });
}

/** The messages of a recorded session, by tab and in the order in which they were numbered. */
export async function sessionMessages(parts: readonly RecordingPart[]): Promise<Map<string, TimedMessage[]>> {
  const batches = await Promise.all(
    parts.filter(({ kind }) => kind === 'plain' || kind === 'gzip').map(messagesOf),
  );
  const tabs = groupBy(batches.flat(), ({ tabId }) => tabId);
  return new Map(
    [...tabs].map(([tabId, messages]) => [
      tabId,
      messages.sort((a, b) => a.index - b.index).map(({ at, message }) => ({ at, message })),
    ]),
  );
}
