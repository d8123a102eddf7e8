// What the command line of `npm test` asks for.
import { parseArgs } from 'node:util';

const options = {
  all: { type: 'boolean', default: false },
  only: { type: 'string' },
  repeat: { type: 'string' },
  grep: { type: 'string' },
  load: { type: 'boolean', default: false },
};

/** A mistake of whoever typed the command: one line, no stack. */
export class UsageError extends Error {}

/** The steps that are asked for. */
function wantedSteps({ all, only }, steps) {
  if (all) return steps;
  if (only === undefined) return steps.filter(({ isOnDemand = false }) => !isOnDemand);
  const names = only.split(',').filter(Boolean);
  const isKnown = (name) => steps.some((step) => step.name === name);
  if (names.length === 0 || !names.every(isKnown))
    throw new UsageError(`--only takes names of ${steps.map(({ name }) => name).join(', ')}; got "${only}".`);
  return steps.filter(({ name }) => names.includes(name));
}

function timesOf(repeat) {
  if (repeat === undefined) return 1;
  if (!/^[1-9]\d{0,3}$/u.test(repeat))
    throw new UsageError(`--repeat takes a number from 1 on; got "${repeat}".`);
  return Number(repeat);
}

/** The step with each of its tests repeated, and only those whose title matches. */
function adjusted(step, times, grep) {
  if (times === 1 && grep === undefined) return step;
  if (!step.isPlaywright)
    throw new UsageError(`--repeat and --grep are for journeys, browsers and engines; ${step.name} is none.`);
  const extra = [...(times > 1 ? [`--repeat-each=${times}`] : []), ...(grep ? [`--grep=${grep}`] : [])];
  return { ...step, command: [...step.command, ...extra], times };
}

/** Reads the arguments: the steps to run, and whether other work competes with them. */
export function readOptions(args, steps) {
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (cause) {
    throw new UsageError(cause.message);
  }
  const times = timesOf(values.repeat);
  return {
    steps: wantedSteps(values, steps).map((step) => adjusted(step, times, values.grep)),
    isLoaded: values.load,
  };
}
