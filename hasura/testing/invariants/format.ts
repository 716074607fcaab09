/** A rule of the academy that its data obeys at every moment. */
export interface Invariant {
  /** The rule in words. */
  rule: string;
  /** Answers the rows that break it; none when all is well. */
  sql: string;
}
