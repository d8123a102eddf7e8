import { releaseProxy, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { type BrandInput } from '../brand';
import { newestOnly } from './newestOnly';
import { type SolvedBrand, type Solver } from './solver.worker';

/** Solves colours beside the page: it takes tens of milliseconds, and a picker asks at every move. */
function startSolver(onSolved: (solved: SolvedBrand) => void) {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<Solver>(worker);
  const ask = newestOnly((input: BrandInput) => remote.solve(input), onSolved);
  return {
    ask,
    stop() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/** The newest solved brand; the one before it until then, and nothing at first. */
export function useSolvedBrand(input: BrandInput): SolvedBrand | undefined {
  const [solved, setSolved] = useState<SolvedBrand>();
  const [solver, setSolver] = useState<ReturnType<typeof startSolver>>();
  useEffect(() => {
    const started = startSolver(setSolved);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a worker starts in the browser alone, once
    setSolver(started);
    return started.stop;
  }, []);
  useEffect(() => {
    void solver?.ask(input);
  }, [solver, input]);
  return solved;
}
