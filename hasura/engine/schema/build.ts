import {
  GraphQLIncludeDirective,
  GraphQLSchema,
  GraphQLSkipDirective,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type { RoleView } from '../model/roleView.ts';
import { mutationRoot } from './mutationRoot.ts';
import { queryRoot, subscriptionRoot } from './queryRoot.ts';
import { TypeRegistry } from './types.ts';

/** The schema of one role: what it may not use does not exist. Everything is in alphabetical order. */
export function buildSchema(view: RoleView): GraphQLSchema {
  const types = new TypeRegistry(view);
  const directives = [GraphQLIncludeDirective, GraphQLSkipDirective];
  const schema = new GraphQLSchema({
    query: queryRoot(types),
    mutation: mutationRoot(types),
    subscription: subscriptionRoot(types),
    directives,
  });
  return lexicographicSortSchema(schema);
}

/** The schema as text; stable, as every list in it is sorted. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(schema)}\n`;
}
