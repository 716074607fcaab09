import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';
import { readSchema } from '../../hasura/generate/schemaFiles.node.ts';
import type { Role } from './rest/senders.ts';

const built = new Map<Role, GraphQLSchema>();

/** A role's schema, built when it is first asked for: some ninety outputs share four, and one slice needs one or two. */
export function roleSchema(role: Role): GraphQLSchema {
  const known = built.get(role);
  if (known) return known;
  const schema = buildASTSchema(parse(readSchema(role)), { assumeValidSDL: true });
  built.set(role, schema);
  return schema;
}

/** Builds the schemas again when they are next asked for, because a file of theirs has changed. */
export function forgetSchemas(path: string): void {
  if (/hasura.generated.schema/.test(path)) built.clear();
}
