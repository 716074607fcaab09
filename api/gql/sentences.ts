import type { GraphQLResult } from '#engine';
import { conflictsOf, refusalOf, sentenceOf } from '../rest/_protocol/sqlProblem.ts';

// Hasura's class of the violation, then PostgreSQL's message: English for constraints, a name and facts as JSON for refuse().
const violation = /^([\w -]+ violation\. )(?:.*constraint "(\w+)".*|(\w+)(?: \{.*\})?)$/s;

/** The message of a GraphQL error, with the Korean sentence of the constraint or trigger that refused the write. */
export const wordMessage = (message: string): string => wordError({ message }).message;

/** The same for an error; one of a write that was overtaken also gets both values, as a REST refusal has them. */
function wordError<E extends { message: string; extensions?: object }>(error: E): E {
  const [, kind = '', constraint, rule] = violation.exec(error.message) ?? [];
  const refusal = refusalOf(constraint ?? rule);
  if (!refusal) return error;
  const worded = { ...error, message: kind + sentenceOf(refusal, error.message) };
  const conflicts = conflictsOf(refusal, error.message);
  return conflicts ? { ...worded, extensions: { ...error.extensions, conflicts } } : worded;
}

/** The same for an answer as JSON text. */
export function wordAnswer(body: string): string {
  if (!/^\s*\{\s*"errors"/.test(body)) return body;
  const answer = JSON.parse(body) as GraphQLResult;
  const errors = answer.errors?.map(wordError);
  return JSON.stringify({ ...answer, errors });
}
