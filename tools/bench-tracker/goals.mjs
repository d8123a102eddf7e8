/** Recorders in the order of the table. */
export const kits = {
  none: 'none',
  ours: 'this tracker',
  openreplay: '@openreplay/tracker 19.0.1',
  rrweb: 'rrweb 2.2.2',
};

/** What ours may cost at most, as a part of another recorder's. */
export const goals = [
  { what: 'steady cost', name: 'steady', against: 'rrweb', most: 0.5 },
  { what: 'steady cost', name: 'steady', against: 'openreplay', most: 0.25 },
  { what: 'cost of a start', name: 'start', against: 'rrweb', most: 0.6 },
  { what: 'cost of a start', name: 'start', against: 'openreplay', most: 0.6 },
  { what: 'gzipped bytes sent', name: 'bytes', against: 'openreplay', most: 1 },
];

/** In ms, on a document of 10,000 nodes. */
export const longestTaskGoal = 50;
/** The longest task on 40,000 nodes against 10,000, noise included. */
export const flatness = 1.3;
/** kB, minified and gzipped. */
export const sizeGoals = { page: 15, worker: 12 };
