import { Kind, type OperationDefinitionNode } from 'graphql';

/** The answer of a Hasura server without rows to a query, derived from the names of its roots. */
export function emptyAnswer(operation: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    operation.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD
        ? [[selection.alias?.value ?? selection.name.value, emptyRoot(selection.name.value)]]
        : [],
    ),
  );
}

function emptyRoot(name: string): unknown {
  if (name.endsWith('_by_pk')) return null;
  return name.endsWith('_aggregate') ? { aggregate: { count: 0 }, nodes: [] } : [];
}
