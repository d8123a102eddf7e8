/** What was odd in an answer, or why a call has failed. It holds no value of the answer: some are personal. */
export interface Finding {
  /** The call's own words: `Failed to fetch products`. */
  call: string;
  /** Where in the answer, as in `sections[0].entries[2].phone`; absent where it is about the whole. */
  path?: string;
  reason: string;
  /** The HTTP status of a refusal. */
  status?: number;
}

/** Takes findings, such as a server's log. */
export type OnFinding = (finding: Finding) => void;
