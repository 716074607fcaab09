/** The doors: what each operation answers that names a student, a lecture, a slot or a month with which nothing new begins. */
import type { Make } from '#hasura/testing/make.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { TestAnswer, TestApi } from '../api.ts';

/** A call, and the id of what it names. */
export interface Prepared {
  of: string;
  call: () => Promise<TestAnswer>;
}

/** What tests of doors work with. */
export interface DoorTools {
  api: TestApi;
  make: Make;
  accepts: <Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]) => Promise<Row[]>;
}

/** A door at which a code is answered, in each state or in those that are named; in the others it opens. */
export interface Asked {
  answers: string | Record<string, string>;
  /** @param state what is about to be brought about; undefined for none */
  prepare: (tools: DoorTools, state?: string) => Promise<Prepared>;
}

export interface Doors {
  /** The statement that brings about each state of what has the id $1. */
  states: Record<string, string>;
  /** The statement that takes a state back, where it is of more than $1. */
  back?: string;
  /** The fields by which it is named in the contract. */
  named: RegExp;
  /** The roots that an operation changes by which it belongs here, whatever it names. @default none */
  writes?: RegExp;
  /** Where it takes more than a sample of the contract, or one state is answered otherwise than another; the others say it in `x-doors`. */
  asked: Partial<Record<OperationId, Asked>>;
}
