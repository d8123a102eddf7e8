import { askApi, inWords, type CheckedCall } from '../apiCheck/askApi';
import { CommandError, type Command } from './command';

const MAX_LINES = 12;

/** One line for each place and reason; the entries of a list count as one place. */
function linesOf({ changes }: CheckedCall): string[] {
  const counts = new Map<string, number>();
  for (const { path, expected, how } of changes) {
    const place = path.replaceAll(/\[\d+\]/gu, '[…]');
    const what = how === 'converted' ? 'is read in another form' : 'is left out';
    const line = `${place} ${what}: it should be ${inWords(expected)}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `and ${rest} more`] : lines;
}

function verdictOf({ failure, changes }: CheckedCall): string {
  if (failure !== undefined) return `cannot be opened: ${failure}`;
  return changes.length === 0 ? 'fits' : 'opens, with these differences:';
}

const check: Command = {
  usage: 'check-api URL --hotel SLUG',
  summary: 'Asks an API for a hotel: what fits, what the app leaves out, what it cannot open',
  async run([address = ''], { print }, { hotel: slug }) {
    if (slug === undefined) throw new CommandError(['Which hotel? --hotel SLUG']);
    if (!/^https?:\/\//u.test(address) || !URL.canParse(address))
      throw new CommandError([`"${address}" is no http(s) address`]);
    const { hotel, calls, pictureHosts, cors } = await askApi(address.replace(/\/+$/u, ''), slug);
    print(hotel === undefined ? `The hotel "${slug}" at ${address}` : `${hotel} at ${address}`);
    print('');
    for (const checked of calls) {
      const mark = checked.failure === undefined ? '✓' : '✗';
      print(`${mark} ${checked.call.padEnd(24)} ${verdictOf(checked)}`);
      for (const line of linesOf(checked)) print(`    ${line}`);
    }
    print('');
    if (!cors.isOpen)
      print(
        '! Browsers of another site may not read it (CORS): it names no Access-Control-Allow-Origin. API_PROXY=on goes round it.',
      );
    else if (!cors.takesKeys)
      print(
        '! Browsers may not send it the header Idempotency-Key (CORS): it has to allow that header, or API_KEYS=body or none.',
      );
    if (pictureHosts.length > 0)
      print(`! Pictures come from other hosts. To show them: IMAGE_HOSTS="${pictureHosts.join(' ')}"`);
    const failed = calls.filter(({ failure }) => failure !== undefined).length;
    if (failed > 0) throw new CommandError([`${failed} of ${calls.length} calls cannot be opened`]);
    print('The app can open all of it.');
  },
};

export const apiCommands: readonly Command[] = [check];
