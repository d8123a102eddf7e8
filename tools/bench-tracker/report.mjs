import { flatness, goals, kits, longestTaskGoal, sizeGoals } from './goals.mjs';

const row = (cells) => `| ${cells.join(' | ')} |`;
const ms = (value) => value.toFixed(0);
const kB = (value) => (value / 1000).toFixed(1);

const columns = {
  steady: ['use ms', ms],
  start: ['start ms', ms],
  longest: ['longest task ms', ms],
  longestLarge: ['on 40,000 nodes', ms],
  bytes: ['sent kB gzip', kB],
  heap: ['heap MB', (value) => (value / 1e6).toFixed(1)],
  page: ['page script kB', kB],
  parts: ['its later parts kB', kB],
  loader: ['loader kB', kB],
  worker: ['worker kB', kB],
};

function goalRows({ ours, ...others }) {
  const rows = goals
    .filter(({ against }) => others[against])
    .map(({ what, name, against, most }) => {
      const ratio = ours[name] / others[against][name];
      return [`${what}, against ${kits[against]}`, `≤ ${most}×`, `${ratio.toFixed(2)}×`, ratio <= most];
    });
  const growth = ours.longestLarge / ours.longest;
  return [
    ...rows,
    [
      'longest task at the start',
      `< ${longestTaskGoal} ms`,
      `${ms(ours.longest)} ms`,
      ours.longest < longestTaskGoal,
    ],
    [
      'longest task, 40,000 nodes against 10,000',
      `≤ ${flatness}×`,
      `${growth.toFixed(2)}×`,
      growth <= flatness,
    ],
    ...Object.entries(sizeGoals).map(([name, most]) => [
      `${name === 'page' ? 'page script' : name}, gzip`,
      `< ${most} kB`,
      `${kB(ours[name])} kB`,
      ours[name] < most * 1000,
    ]),
  ];
}

/** Everything as Markdown: costs beyond those of the page without a recorder, then the goals. */
export function report(results, rounds) {
  const lines = Object.entries(results).map(([kit, measures]) =>
    row([kits[kit], ...Object.entries(columns).map(([name, [, format]]) => format(measures[name]))]),
  );
  return [
    `Medians of ${rounds} interleaved rounds in Chromium. Use, start and heap: beyond the page without a recorder; milliseconds of the main thread’s processor time.`,
    '',
    row(['', ...Object.values(columns).map(([title]) => title)]),
    row(['---', ...Object.keys(columns).map(() => '---:')]),
    ...lines,
    '',
    row(['goal', 'wanted', 'measured', '']),
    row(['---', '---:', '---:', '---']),
    ...goalRows(results).map(([what, goal, is, isReached]) =>
      row([what, goal, is, isReached ? 'reached' : 'missed']),
    ),
  ].join('\n');
}
