import type { Person, TestAnswer, TestApi } from '../api.ts';

/** One call as its first description writes it: path and body, and nothing that we ask for beyond. */
export interface Payload {
  /** Method and path of a row of `openapi/operations.tsv`. */
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH'} /${string}`;
  as: Person;
  /** Makes what the call is about. */
  prepare(api: TestApi): Promise<Prepared>;
  /** It replaces whatever is there, which a change set of this kind says. */
  unconditional?: string;
}

/** What is sent, and what it is to bring about. */
export interface Prepared {
  /** Values of the parameters of the path. @default {} */
  params?: Readonly<Record<string, string>>;
  /** Appended to the path, with its `?`. @default '' */
  query?: string;
  /** Absent: no body and no content type. */
  body?: unknown;
  /** What is there afterwards. @default the answer's body */
  read?(answer: TestAnswer): Promise<unknown>;
  /** What it is to be, or a part of it. */
  becomes: unknown;
}

let weeks = 40;

/** Number of a week that no other test has. */
export const nextWeekNumber = (): number => weeks++;
