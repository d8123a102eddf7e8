/** How long it works before the page may answer the guest. */
const SLICE_MS = 8;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Works on each item in slices, between which the page answers. `isWanted` is asked after each slice. */
export async function inSlices<T>(
  items: readonly T[],
  work: (item: T, index: number) => void,
  isWanted: () => boolean = () => true,
): Promise<void> {
  let sliceEnds = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    work(item, index);
    if (performance.now() < sliceEnds) continue;
    await nextTurn();
    if (!isWanted()) return;
    sliceEnds = performance.now() + SLICE_MS;
  }
}
