// @module-tag tree
import { expect, test } from 'vitest';
import type { input, output } from 'zod/mini';
import type { BodyOf, operations, OperationId, ParamsOf, QueryOf, ReplyOf } from './generated/operations.ts';

// openapi-typescript's types against those that the validators infer. The proof is that this compiles: where a part of an
// operation differs, `{}` lacks the operation's name.

type Operations = typeof operations;
type Part = 'params' | 'query' | 'body' | 'response';
type Inferred<Validator> = Validator extends null ? undefined : output<Validator>;
type Answered<Op extends OperationId> = Operations[Op]['response'] extends null
  ? ReplyOf<Op>
  : input<Operations[Op]['response']>;

/** One object where there are several that are meant together, as of `allOf`. */
type Plain<T> = T extends Blob ? T : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;
// Made plain only where that matters, since it takes the compiler long.
type Same<A, B> = Identical<A, B> extends true ? true : Identical<Plain<A>, Plain<B>>;
// Assignability would overlook a property that may be absent.
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Differing<Sameness> = { [Op in keyof Sameness as Sameness[Op] extends true ? never : Op]: Sameness[Op] };

test('parameters, bodies and answers have the types that their validators infer', () => {
  const differing: {
    params: Differing<{ [Op in OperationId]: Same<ParamsOf<Op>, Inferred<Operations[Op]['params']>> }>;
    query: Differing<{ [Op in OperationId]: Same<QueryOf<Op>, Inferred<Operations[Op]['query']>> }>;
    body: Differing<{ [Op in OperationId]: Same<BodyOf<Op>, Inferred<Operations[Op]['body']>> }>;
    response: Differing<{ [Op in OperationId]: Same<ReplyOf<Op>, Answered<Op>> }>;
  } = { params: {}, query: {}, body: {}, response: {} };
  expect(Object.keys(differing)).toEqual(['params', 'query', 'body', 'response'] satisfies Part[]);
});
