/** A piece of work, by a name that the contract, a document or the code gives it: few in number, without ids and values. */
export interface Work {
  kind: 'request' | 'document' | 'job' | 'stream';
  name: string;
  /** The request's id in the log. */
  requestId?: string;
  /** The caller's place in a trace, as W3C's header of this name. */
  traceparent?: string | undefined;
}

/** Follows what the server does; absent where nobody asks, as in the browser. */
export interface Watch {
  /** Runs a piece of work; what runs inside belongs to it. `outcome` is how it ended in a word; a throw is `failed`. */
  during<T>(work: Work, run: () => Promise<T>, outcome?: (result: T) => string): Promise<T>;
}

/** Figures for Prometheus, for whoever has the token. */
export interface Metrics {
  token: string;
  /** Everything counted until now, in Prometheus' text format. */
  read(): Promise<string>;
}

/** Runs a piece of work, watched where there is a watch. */
export function during<T>(
  watch: Watch | undefined,
  work: Work,
  run: () => Promise<T>,
  outcome?: (result: T) => string,
): Promise<T> {
  return watch ? watch.during(work, run, outcome) : run();
}
