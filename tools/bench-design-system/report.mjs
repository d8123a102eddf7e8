import { againstMui, againstPlain, flatness, kits } from './goals.mjs';

const milliseconds = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
const row = (cells) => `| ${cells.join(' | ')} |`;
const verdict = (isReached) => (isReached ? 'reached' : 'missed');

const columns = {
  screen: ['screen ms', milliseconds],
  firstScreen: ['first screen ms', milliseconds],
  mount: ['mount 1,000 ms', milliseconds],
  change: ['change without memo ms', milliseconds],
  keyed: ['keyed change ms', milliseconds],
  keyed100: ['keyed of 100 ms', milliseconds],
  heap: ['heap MB', (value) => (value / 1e6).toFixed(1)],
  bundle: ['bundle kB gzip', (value) => (value / 1000).toFixed(1)],
};

function measuresTable(results) {
  const { plain } = results;
  const lines = Object.entries(results).map(([kit, measures]) =>
    row([
      kits[kit],
      ...Object.entries(columns).map(
        ([name, [, format]]) => `${format(measures[name])} (${(measures[name] / plain[name]).toFixed(2)}×)`,
      ),
    ]),
  );
  return [
    row(['', ...Object.values(columns).map(([title]) => title)]),
    row(['---', ...Object.keys(columns).map(() => '---:')]),
    ...lines,
  ];
}

/** Every goal with what was measured beside it. */
function goalRows({ plain, ours, mui, ...others }) {
  const rows = Object.entries(againstPlain).map(([name, goal]) => {
    const ratio = ours[name] / plain[name];
    return {
      what: `${name} against plain`,
      goal: `≤ ${goal}×`,
      is: `${ratio.toFixed(2)}×`,
      ok: ratio <= goal,
    };
  });
  const flat = ours.keyed / ours.keyed100;
  rows.push({
    what: 'keyed change, 1,000 rows against 100',
    goal: 'flat',
    is: `${flat.toFixed(2)}× (plain ${(plain.keyed / plain.keyed100).toFixed(2)}×)`,
    ok: flat <= Math.max(flatness, (plain.keyed / plain.keyed100) * flatness),
  });
  if (mui) {
    for (const [name, goal] of Object.entries(againstMui)) {
      const times = mui[name] / ours[name];
      rows.push({
        what: `${name} faster than MUI`,
        goal: `≥ ${goal}×`,
        is: `${times.toFixed(1)}×`,
        ok: times >= goal,
      });
    }
    const smallest = Math.min(...[mui, ...Object.values(others)].map(({ bundle }) => bundle));
    rows.push({
      what: 'bundle beside the smallest other library',
      goal: 'smaller',
      is: `${(ours.bundle / smallest).toFixed(2)}×`,
      ok: ours.bundle < smallest,
    });
  }
  return rows;
}

/** Everything as Markdown: measures with their ratio to plain, then the goals. */
export function report(results, rounds) {
  const goals = goalRows(results);
  return [
    `Medians of ${rounds} interleaved rounds in Chromium, production builds: milliseconds of the main thread’s processor time; in brackets the ratio to plain.`,
    '',
    ...measuresTable(results),
    '',
    row(['goal', 'wanted', 'measured', '']),
    row(['---', '---:', '---:', '---']),
    ...goals.map(({ what, goal, is, ok }) => row([what, goal, is, verdict(ok)])),
  ].join('\n');
}
