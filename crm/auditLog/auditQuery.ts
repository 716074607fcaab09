import type { CrudFilter } from '@refinedev/core';
import type { AuditEntries_Bool_Exp } from '#client/generated/graphql/manager.ts';
import type { AuditFilter } from '#client/generated/rest/auditLog.ts';
import { filterValue } from '../shared/lists/filterValue.ts';

/** What the list can be narrowed by. */
export const auditFilters = { actorId: 'eq', kind: 'eq', tableName: 'eq', from: 'gte', to: 'lte' } as const;

/** The list's filters as texts, empty where it is not narrowed. */
export type AuditFilters = Record<keyof typeof auditFilters, string>;

const day = 86_400_000;
const seoul = (date: string): string => `${date}T00:00:00+09:00`;

/** The acts that the list counts at most, as the document says: counting all of a million entries takes seconds; older ones are found by their day. */
export const mostActs = 2000;

/**
 * The `where` of the list's filters; days are those of Seoul. One act is one row: of the entries of a change set, or of a request without one, only
 * the first is listed, and the others are read when it is opened. Narrowed to a table, it is the first of that table, so that an act is found by
 * whatever it changed. Who is first is asked of an index for each entry that is passed (`act_of`); stored with each entry it would cost every write.
 */
export function auditWhere(filters: readonly CrudFilter[]): AuditEntries_Bool_Exp {
  const [from, to] = (['from', 'to'] as const).map((name) => filterValue(filters, name));
  const equal = (['actorId', 'kind', 'tableName'] as const).flatMap((name) => {
    const value = filterValue(filters, name);
    return value === '' ? [] : [{ [name]: { _eq: value } }];
  });
  const first = filterValue(filters, 'tableName') === '' ? 'isFirst' : 'isFirstOfTable';
  const until = to ? new Date(Date.parse(seoul(to)) + day).toISOString() : undefined;
  return {
    _and: [
      { [first]: { _eq: true } },
      ...equal,
      ...(from ? [{ at: { _gte: seoul(from) } }] : []),
      ...(until ? [{ at: { _lt: until } }] : []),
    ],
  };
}

/** The same for an export. */
export const exportFilter = (filters: AuditFilters): AuditFilter =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
