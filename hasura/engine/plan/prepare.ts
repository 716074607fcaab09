import {
  GraphQLError,
  Kind,
  parse,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { invalid } from '../errors.ts';
import { Expansion, type Limits } from './expand.ts';
import { RecentlyUsed } from './recentlyUsed.ts';
import type { QueryPlan } from './queryPlan.ts';
import type { PreparedField } from './selection.ts';
import { variableTypes, type VariableTypes } from './shape.ts';

/** A document checked against a role's schema; holds for any values of its variables. */
export interface PreparedOperation {
  kind: 'query' | 'mutation' | 'subscription';
  operation: OperationDefinitionNode;
  document: DocumentNode;
  fields: PreparedField[];
  usedVariables: ReadonlySet<string>;
  variableTypes: VariableTypes;
  /** Variables whose value is part of a plan, as PostgreSQL plans by limits. */
  limitVariables: ReadonlySet<string>;
  /** Plans made so far, by the shape of the variables. */
  plans: RecentlyUsed<QueryPlan>;
}

/** How many shapes of one document to remember; forms and filters have a few. */
const REMEMBERED_PLANS = 50;

/** @throws QueryError `validation-failed` when the document does not fit the schema */
export function prepare(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  limits: Limits,
): PreparedOperation {
  const operation = chooseOperation(document, operationName);
  const kind = operation.operation;
  const root = schema.getRootType(kind);
  if (!root) throw invalid([], `no ${kind}s exist`);
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  const expansion = new Expansion(schema, fragments, limits);
  expansion.checkDirectives(operation.directives, kind, []);
  const fields = expansion.fields(operation.selectionSet, root, []);
  return {
    kind,
    operation,
    document,
    fields,
    usedVariables: expansion.usedVariables,
    limitVariables: expansion.limitVariables,
    variableTypes: variableTypes(schema, operation),
    plans: new RecentlyUsed(REMEMBERED_PLANS),
  };
}

/** Whether it selects `__schema` or `__type`, which plans of SQL do not hold. */
export function asksAboutSchema({ fields }: PreparedOperation): boolean {
  return fields.some(({ definition }) => definition === SchemaMetaFieldDef || definition === TypeMetaFieldDef);
}

/** The document with only these root fields left in the operation, for graphql-js to execute. */
export function narrowed({ document, operation }: PreparedOperation, fields: readonly FieldNode[]): DocumentNode {
  const selectionSet = { ...operation.selectionSet, selections: fields };
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return { ...document, definitions: [{ ...operation, selectionSet }, ...fragments] };
}

/** Longer documents are not written by people. */
const MOST_TOKENS = 20_000;

/** @throws QueryError `validation-failed` when it is no GraphQL */
export function parseDocument(source: string): DocumentNode {
  try {
    return parse(source, { noLocation: true, maxTokens: MOST_TOKENS });
  } catch (error) {
    // Nesting that exhausts the parser's stack is no query either.
    if (error instanceof GraphQLError || error instanceof RangeError)
      throw invalid(['query'], 'not a valid graphql query');
    throw error;
  }
}

function chooseOperation(document: DocumentNode, name: string | null): OperationDefinitionNode {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (name) {
    const chosen = operations.filter((operation) => operation.name?.value === name);
    if (chosen.length === 1 && chosen[0]) return chosen[0];
    throw invalid(['operationName'], `no such operation found in the document: "${name}"`);
  }
  if (operations.length === 1 && operations[0]) return operations[0];
  throw invalid([], 'exactly one operation has to be present in the document when operationName is not specified');
}
