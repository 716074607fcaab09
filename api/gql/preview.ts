import { Kind, OperationTypeNode, parse } from 'graphql';
import { readOnlySentence } from '../rest/_protocol/access/access.ts';
import type { Actor } from '../rest/_protocol/handler.ts';

/** The answer to such a write. */
export const refusedInPreview = JSON.stringify({
  errors: [{ message: readOnlySentence, extensions: { path: '$', code: 'preview-read-only' } }],
});

/** Whether staff who look at what a student sees ask for a write. A document with any mutation counts, whichever operation is named. */
export function writesInPreview(actor: Actor | null, { query }: { query: string }): boolean {
  if (actor?.previewedBy == null) return false;
  return definitionsOf(query).some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION,
  );
}

function definitionsOf(query: string) {
  try {
    return parse(query).definitions;
  } catch {
    // What is no GraphQL is refused as such, and writes nothing.
    return [];
  }
}
