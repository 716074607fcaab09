/** What editors read for completion and errors in `.graphql` files: a project a role, with its schema and the documents it sends. */
import type { IGraphQLConfig } from 'graphql-config';
import { documentsOf, roles, senders, type Role } from './.ci/generate/rest/senders.ts';
import { schemaFiles } from './hasura/generate/schemaFiles.node.ts';

const projectOf = (role: Role) => ({
  schema: schemaFiles(role),
  documents: senders.filter((sender) => sender.role === role).flatMap((sender) => documentsOf(sender)),
});

export default { projects: Object.fromEntries(roles.map((role) => [role, projectOf(role)])) } satisfies IGraphQLConfig;
