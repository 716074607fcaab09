import type { GraphQLResult } from '#engine';
import { refusalOf, sentenceOf } from '../rest/_protocol/sqlProblem.ts';

// Hasura's class of the violation, then PostgreSQL's message: English for constraints, a name and facts as JSON for refuse().
const violation = /^([\w -]+ violation\. )(?:.*constraint "(\w+)".*|(\w+)(?: \{.*\})?)$/s;

/** The message of a GraphQL error, with the Korean sentence of the constraint or trigger that refused the write. */
export function wordMessage(message: string): string {
  const [, kind = '', constraint, rule] = violation.exec(message) ?? [];
  const refusal = refusalOf(constraint ?? rule);
  return refusal ? kind + sentenceOf(refusal, message) : message;
}

/** The same for an answer as JSON text. */
export function wordAnswer(body: string): string {
  if (!/^\s*\{\s*"errors"/.test(body)) return body;
  const answer = JSON.parse(body) as GraphQLResult;
  const errors = answer.errors?.map((error) => ({ ...error, message: wordMessage(error.message) }));
  return JSON.stringify({ ...answer, errors });
}
