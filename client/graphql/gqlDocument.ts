import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { TypedDocumentNode } from '@urql/core';

/** A generated document. `__meta__.tables` names the tables it reads or writes, by their GraphQL names. */
export type GqlDocument<Data, Variables extends object> = TypedDocumentNode<Data, Variables> & WithTables;

interface WithTables {
  __meta__?: { readonly tables: readonly string[] };
}

/** The name of the document's operation; every document has exactly one, named. */
export function operationName(document: DocumentNode): string {
  return operationOf(document)?.name?.value ?? 'anonymous';
}

/** The tables of a generated document; none for a handwritten one. */
export function tablesOf(document: DocumentNode & WithTables): readonly string[] {
  return document.__meta__?.tables ?? [];
}

/** True for mutations. */
export function isMutation(document: DocumentNode): boolean {
  return operationOf(document)?.operation === 'mutation';
}

/** Only the variables that the operation declares, because Hasura refuses others. Undefined ones are omitted. */
export function declaredVariables(document: DocumentNode, variables: Record<string, unknown>): Record<string, unknown> {
  const declared = new Set(operationOf(document)?.variableDefinitions?.map(({ variable }) => variable.name.value));
  return Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => declared.has(name) && value !== undefined),
  );
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((definition) => definition.kind === 'OperationDefinition');
}
