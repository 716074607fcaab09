import type { Limit } from './limit.ts';
import type { Report } from './report.ts';

/** Options with their defaults, which say their types as well. */
export type Options = Readonly<Record<string, number | string | boolean>>;

/** What a bench is run with. */
export interface Context<Given = unknown, Name extends string = never> {
  options: Given;
  limits: Readonly<Record<Name, Limit>>;
  report: Report;
  /** Closes what was put into it, the last first, when the bench ends or fails. */
  cleanup: AsyncDisposableStack;
}

/** The default export of a file of `.ci/bench/`, which gives it its name. `npm run bench` loads all of them, so `run` imports what is heavy. */
export interface Bench<Given extends Options = Options, Name extends string = string> {
  /** What is measured, in a line. */
  about: string;
  /** Native PostgreSQL is started for the run; benches of a new database there take the server of `TEST_DATABASE_URL` if that is set. */
  needs: 'nothing' | 'DATABASE_URL' | 'native PostgreSQL' | 'Chromium';
  /** None where figures are only told beside what they are compared with. */
  limits?: Readonly<Record<Name, Limit>>;
  options?: Given;
  run(context: Context<Given, Name>): Promise<void>;
}

/** A bench with the types of its options and limits. */
export const bench = <Given extends Options, Name extends string = never>(declared: Bench<Given, Name>) => declared;
