import type { GraphQLResult } from '#engine';
import { namesNothing, sayMissing } from '../rest/_protocol/missing.ts';
import { conflictsOf, refusalOf, sentenceOf } from '../rest/_protocol/sqlProblem.ts';

// Hasura's class of the violation, then PostgreSQL's message: English for constraints, a name and facts as JSON for refuse().
const violation = /^([\w -]+ violation\. )(?:.*constraint "(\w+)".*|(\w+)(?: \{.*\})?)$/s;

/** What the engine's limits say. */
const limitSentences: [RegExp, string][] = [
  [/^the question would cost \d/, '한 번에 너무 많은 것을 물었습니다. 기간이나 대상을 좁혀 다시 시도해 주세요.'],
  [
    /^the operation exceeded its time limit$/,
    '답을 찾는 데 너무 오래 걸립니다. 기간이나 대상을 좁혀 다시 시도해 주세요.',
  ],
  [/^the pattern of _\w+ /, '찾는 말이 너무 길거나 복잡합니다. 줄여서 다시 시도해 주세요.'],
];

/** The message of a GraphQL error, with the Korean sentence of the constraint or trigger that refused the write. */
export const wordMessage = (message: string): string => wordError({ message }).message;

/** The same for an error; one of a write that was overtaken also gets both values, as a REST refusal has them. */
function wordError<E extends { message: string; extensions?: object }>(error: E): E {
  const [, kind = '', constraint, rule] = violation.exec(error.message) ?? [];
  const refusal = refusalOf(constraint ?? rule);
  const sentence = limitSentences.find(([pattern]) => pattern.test(error.message))?.[1];
  if (sentence !== undefined) return { ...error, message: sentence };
  if (namesNothing(error.message) && (!refusal || refusal[1] === 'in-use'))
    return { ...error, message: kind + sayMissing(constraint).detail };
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
