import type { GraphQLResult } from '#engine';
import { wordRefusal } from '../rest/_protocol/problem/sqlProblem.ts';

// Hasura's class of the violation, then PostgreSQL's message: English for constraints, a name and facts as JSON for refuse().
const violation = /^([\w -]+) violation\. (?:.*constraint "(\w+)".*|(\w+)(?: \{.*\})?|.*)$/s;

/** The SQLSTATE of each class. */
const states: Record<string, string> = {
  Uniqueness: '23505',
  'Foreign key': '23503',
  'Not-NULL': '23502',
  Exclusion: '23P01',
  'Check constraint': '23514',
};

/** What the engine's limits say. */
const limitSentences: [RegExp, string][] = [
  [/^the question would cost \d/, '한 번에 너무 많은 것을 물었습니다. 기간이나 대상을 좁혀 다시 시도해 주세요.'],
  [
    /^the operation exceeded its time limit$/,
    '답을 찾는 데 너무 오래 걸립니다. 기간이나 대상을 좁혀 다시 시도해 주세요.',
  ],
  [/^the pattern of _\w+ /, '찾는 말이 너무 길거나 복잡합니다. 줄여서 다시 시도해 주세요.'],
];

/** The message of a GraphQL error in the words that REST has for the same refusal; any other as it is. */
export const wordMessage = (message: string): string => wordError({ message }).message;

/** The same for an error; one of a write that was overtaken also gets both values, as a REST refusal has them. */
function wordError<E extends { message: string; extensions?: { code?: string } }>(error: E): E {
  const { message, extensions } = error;
  const sentence = limitSentences.find(([pattern]) => pattern.test(message))?.[1];
  if (sentence !== undefined) return { ...error, message: sentence };
  const [, kind = '', constraint, rule] = violation.exec(message) ?? [];
  const state = states[kind] ?? (extensions?.code === 'data-exception' ? '22000' : '');
  const worded = wordRefusal({ state, constraint: constraint ?? rule, message });
  if (!worded) return error;
  const { conflicts } = worded;
  return { ...error, message: worded.sentence, ...(conflicts && { extensions: { ...extensions, conflicts } }) };
}

/** The same for an answer as JSON text. */
export function wordAnswer(body: string): string {
  if (!/^\s*\{\s*"errors"/.test(body)) return body;
  const answer = JSON.parse(body) as GraphQLResult;
  const errors = answer.errors?.map(wordError);
  return JSON.stringify({ ...answer, errors });
}
