import type { DocumentNode, OperationDefinitionNode, SelectionNode } from 'graphql';
import { answerFields } from './answerFields.ts';

/** The answer of a Hasura server without rows to a query, derived from the names of its roots. */
export function emptyAnswer(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): Record<string, unknown> {
  return eachField(document, selectionSet.selections, (name, selections) => {
    if (name.endsWith('_by_pk')) return null;
    return name.endsWith('_aggregate') ? emptyAggregate(document, selections) : [];
  });
}

/** Counts of 0; sums and the like of no rows are null. */
function emptyAggregate(document: DocumentNode, selections: readonly SelectionNode[]): Record<string, unknown> {
  return eachField(document, selections, (name, inner) => {
    if (name === 'nodes') return [];
    return eachField(document, inner, (figure, columns) =>
      figure === 'count' ? 0 : eachField(document, columns, () => null),
    );
  });
}

function eachField(
  document: DocumentNode,
  selections: readonly SelectionNode[],
  valueOf: (name: string, selections: readonly SelectionNode[]) => unknown,
): Record<string, unknown> {
  const fields = [...answerFields(document, selections)];
  return Object.fromEntries(fields.map(([key, field]) => [key, valueOf(field.name, field.selections)]));
}
