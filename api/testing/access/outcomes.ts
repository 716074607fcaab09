/** The expected outcome for each caller of each operation and GraphQL root, from the contract and the metadata. */
import type { TableInfo } from '#engine';
import { tableAccess, type Role } from '#hasura/access/tableAccess.ts';
import type { TrackedTable } from '#hasura/trackedTables.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';

type Access = (typeof operations)[OperationId]['access'];

/**
 * The callers. Three students, because one must not see another's rows, whether they sit beside each other or not. Admin level makes a TA a
 * manager; `inactive` and `temporary` are an ADMIN whose account was closed after signing in, and one with a temporary password; `preview` is the TA who looks at
 * what `student` sees.
 */
export const callers = [
  'anonymous',
  'student',
  'classmate',
  'otherStudent',
  'ta',
  'taAdmin',
  'manager',
  'inactive',
  'temporary',
  'preview',
] as const;
export type Caller = (typeof callers)[number];

/** The role that GraphQL answers; null where it answers none. */
export const roleOf = {
  anonymous: 'anonymous',
  student: 'student',
  classmate: 'student',
  otherStudent: 'student',
  ta: 'ta',
  taAdmin: 'manager',
  manager: 'manager',
  inactive: null,
  temporary: 'anonymous',
  preview: 'student',
} as const satisfies Record<Caller, Role | null>;

/** 401 not signed in, 403 not allowed, pass: allowed, regardless of the result; the code is what staff are told who look at what a student sees. */
export type RestOutcome = 401 | 403 | 'pass' | 'preview-read-only';

type Levelled = Record<Exclude<Caller, 'preview'>, RestOutcome>;

const students = { student: 'pass', classmate: 'pass', otherStudent: 'pass' } as const;
const noStudents = { student: 403, classmate: 403, otherStudent: 403 } as const;
const managers = { taAdmin: 'pass', manager: 'pass' } as const;
const nobody = { anonymous: 401, inactive: 401, temporary: 403 } as const;

/** The outcome by access level. Student operations act on one's own data, so staff is refused. */
const byLevel: Record<Access, Levelled> = {
  public: { anonymous: 'pass', inactive: 'pass', temporary: 'pass', ta: 'pass', ...students, ...managers },
  any: { ta: 'pass', ...nobody, ...students, ...managers },
  student: { ta: 403, taAdmin: 403, manager: 403, ...nobody, ...students },
  ta: { ta: 'pass', ...nobody, ...noStudents, ...managers },
  admin: { ta: 403, ...nobody, ...noStudents, ...managers },
};

/** What a temporary password is good for, beside what is public: choosing one's own, and leaving. */
const withTemporaryPassword: ReadonlySet<OperationId> = new Set(['changeSupervisorPassword', 'logout']);

/** What a TA may only do to whom a manager gave it, and is refused whatever is sent. */
const given: ReadonlySet<OperationId> = new Set(['keepStudent']);

/** What may be read while looking at what a student sees; all else is refused, even what is public. */
const inPreview: ReadonlySet<OperationId> = new Set(['getDownload', 'getMyDownload', 'listDownloads']);

/** The outcome of an operation for a caller. */
export function restOutcome(operationId: OperationId, caller: Caller): RestOutcome {
  if (caller === 'preview') return inPreview.has(operationId) ? 'pass' : 'preview-read-only';
  if (caller === 'temporary' && withTemporaryPassword.has(operationId)) return 'pass';
  if (caller === 'ta' && given.has(operationId)) return 403;
  return byLevel[operations[operationId].access][caller];
}

/** own: exactly the rows the rules allow this person. all: every row. allowed: a mutation of the role. */
export type RootOutcome = 'own' | 'all' | 'allowed';

/** The roots of a role by name; others must be absent from its schema. */
export function rootOutcomes(
  role: Role,
  tracked: ReadonlyMap<string, TrackedTable>,
  tables: readonly TableInfo[],
  keyed: ReadonlySet<string>,
): Map<string, RootOutcome> {
  const roots = new Map<string, RootOutcome>();
  for (const { name, graphqlName } of tables) {
    const hasKey = keyed.has(name);
    const { read, insert, update, delete: remove } = tableAccess(role, tracked.get(name));
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
