/** The median; for an even count the mean of the two middle numbers. */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of what `pick` reads from each round. */
export const medianOf = (rounds, pick) => median(rounds.map(pick));
