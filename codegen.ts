/**
 * What the GraphQL reads generate: `<room>/<slice>/*.graphql` becomes `<room>/<slice>/generated/graphql.ts`, checked against the schema of the
 * role that will send it; `*.manager.graphql` becomes `generated/manager.ts`, `*.staff.graphql` of the portal `generated/staff.ts`. All documents of a room may use the fragments of
 * `<room>/shared/*.graphql`. Types of variables are written once a role, in `client/generated/graphql/<role>.ts`. `npm run generate` runs the plugins in its own process, with each role's schema built once.
 */

export type Role = 'anonymous' | 'student' | 'ta' | 'manager';

/** The role whose schema the documents of a room are checked against. */
export const roles: Record<string, Role> = { app: 'anonymous', portal: 'student', crm: 'ta' };

/** Documents that only managers send. */
export const forManager = '.manager.graphql';

/** Documents of the portal that staff send, to choose whose portal they look at. */
export const forStaff = '.staff.graphql';

/** Where the types of a role's variables are written. */
export const variablesOf = (role: Role): string => `client/generated/graphql/${role}.ts`;

/** Settings of the plugins `typescript-operations` and `typed-document-node`. */
export const config = {
  scalars: {
    bigint: 'number',
    date: 'string',
    float8: 'number',
    json: 'unknown',
    jsonb: 'unknown',
    numeric: 'number',
    smallint: 'number',
    time: 'string',
    timestamptz: 'string',
    uuid: 'string',
  },
  strictScalars: true,
  skipTypename: true,
  useTypeImports: true,
};

/** Settings of the documents of one slice. */
export const documentConfig = (role: Role) => ({
  importSchemaTypesFrom: variablesOf(role),
  importExtension: '.ts',
  documentNodeImport: '../../../client/graphql/gqlDocument.ts#GqlDocument',
});
