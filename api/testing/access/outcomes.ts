/** The expected outcome for each caller of each operation and GraphQL root, from the contract and the expectations of the schema. */
import type { TableInfo } from '#engine';
import { expected } from '#hasura/testing/wholeAccess.ts';
import type { Role, SliceAccess } from '#hasura/testing/accessFormat.ts';
import type { Access } from '#openapi/generated/operations.ts';

/** The callers; two students, because one must not see the other's rows. */
export const callers = ['anonymous', 'student', 'otherStudent', 'ta', 'manager'] as const;
export type Caller = (typeof callers)[number];

export const roleOf: Record<Caller, Role> = {
  anonymous: 'anonymous',
  student: 'student',
  otherStudent: 'student',
  ta: 'ta',
  manager: 'manager',
};

/** 401 not signed in, 403 not allowed, pass: allowed, regardless of the result. */
export type RestOutcome = 401 | 403 | 'pass';

/** The outcome by access level. Student operations act on one's own data, so staff is refused. */
export const restOutcomes: Record<Access, Record<Caller, RestOutcome>> = {
  public: { anonymous: 'pass', student: 'pass', otherStudent: 'pass', ta: 'pass', manager: 'pass' },
  any: { anonymous: 401, student: 'pass', otherStudent: 'pass', ta: 'pass', manager: 'pass' },
  student: { anonymous: 401, student: 'pass', otherStudent: 'pass', ta: 403, manager: 403 },
  ta: { anonymous: 401, student: 403, otherStudent: 403, ta: 'pass', manager: 'pass' },
  admin: { anonymous: 401, student: 403, otherStudent: 403, ta: 403, manager: 'pass' },
};

/** own: exactly the rows the rules allow this person. all: every row. allowed: a mutation of the role. */
export type RootOutcome = 'own' | 'all' | 'allowed';

/** The roots of a role by name; others must be absent from its schema. */
export function rootOutcomes(
  role: Role,
  access: SliceAccess,
  tables: readonly TableInfo[],
  keyed: ReadonlySet<string>,
): Map<string, RootOutcome> {
  const roots = new Map<string, RootOutcome>();
  for (const { name, graphqlName } of tables) {
    const hasKey = keyed.has(name);
    const { read, insert, update, delete: remove } = expected(role, access[name]?.[role] ?? {});
    const add = (outcome: RootOutcome, ...names: string[]) => names.forEach((root) => roots.set(root, outcome));
    if (read) {
      const outcome = read.rows === 'all' ? 'all' : 'own';
      const offers = (root: string) => read.roots?.includes(root) ?? true;
      if (offers('select')) add(outcome, graphqlName);
      if (offers('select_by_pk') && hasKey) add(outcome, `${graphqlName}_by_pk`);
      if (offers('select_aggregate') && read.aggregates) add(outcome, `${graphqlName}_aggregate`);
    }
    if (insert) add('allowed', `insert_${graphqlName}`, `insert_${graphqlName}_one`);
    if (update) add('allowed', `update_${graphqlName}`, `update_${graphqlName}_many`);
    if (update && hasKey) add('allowed', `update_${graphqlName}_by_pk`);
    if (remove !== null) add('allowed', `delete_${graphqlName}`);
    if (remove !== null && hasKey) add('allowed', `delete_${graphqlName}_by_pk`);
  }
  return roots;
}
