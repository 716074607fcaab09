import type { Metadata, Place } from '../metadata/load.ts';
import type { BoolExp, Column, Permissions, SelectPermission, Table, TrackedFunction } from './types.ts';

type InheritedRole = Metadata['inheritedRoles'][number];

/**
 * Gives each inherited role what its parents may do, table by table, unless it has a permission of its own there:
 * it selects what any of them may, and writes where all who may write agree on how.
 * @param roles known roles; the inherited ones are added
 */
export function addInheritedRoles(
  inherited: readonly InheritedRole[],
  tables: readonly Table[],
  functions: readonly TrackedFunction[],
  roles: Set<string>,
  report: (entry: Place, path: string, message: string) => void,
): void {
  const pending = new Map(inherited.map((role) => [role.role_name, role]));
  for (const role of pending.values()) {
    const unknown = role.role_set.find((parent) => !roles.has(parent) && !pending.has(parent));
    if (unknown !== undefined) report(role, 'role_set', `no such role: ${unknown}`);
  }
  while (pending.size) {
    // Parents first; the rest is a cycle of inheritance.
    const ready = [...pending.values()].filter(({ role_set }) => !role_set.some((parent) => pending.has(parent)));
    for (const { role_name, role_set } of ready) {
      for (const table of tables) inheritTable(table, role_name, role_set);
      for (const fn of functions) {
        if (role_set.some((parent) => fn.roles.has(parent))) fn.roles = new Set([...fn.roles, role_name]);
      }
      roles.add(role_name);
      pending.delete(role_name);
    }
    if (ready.length) continue;
    for (const role of pending.values()) report(role, 'role_set', `${role.role_name} inherits from itself`);
    return;
  }
}

function inheritTable(table: Table, role: string, parents: readonly string[]): void {
  const own = table.permissions.get(role) ?? {};
  const inherited = [...new Set(parents)].flatMap((parent) => table.permissions.get(parent) ?? []);
  const permissions: Permissions = {
    select: own.select ?? combine(inherited.flatMap(({ select }) => select ?? [])),
    insert: own.insert ?? agreed(inherited.flatMap(({ insert }) => insert ?? [])),
    update: own.update ?? agreed(inherited.flatMap(({ update }) => update ?? [])),
    delete: own.delete ?? agreed(inherited.flatMap((parent) => parent.delete ?? [])),
  };
  if (Object.values(permissions).some(Boolean)) table.permissions.set(role, permissions);
}

/** Any row and any column of any parent; a value shows only in rows where a parent may see it. */
function combine(parents: readonly SelectPermission[]): SelectPermission | undefined {
  const [first, ...others] = parents;
  if (!first) return undefined;
  if (!others.length) return first;
  const limits = parents.flatMap(({ limit }) => limit ?? []);
  const columns = new Set(parents.flatMap((parent) => [...parent.columns]));
  const shown = [...columns].flatMap((column): [Column, BoolExp][] => {
    const granting = parents.filter((parent) => parent.columns.has(column));
    const always = granting.length === parents.length && granting.every(({ shownWhen }) => !shownWhen.has(column));
    if (always) return [];
    return [[column, { kind: 'or', all: granting.map((parent) => parent.shownWhen.get(column) ?? parent.filter) }]];
  });
  return {
    columns,
    shownWhen: new Map(shown),
    filter: { kind: 'or', all: parents.map(({ filter }) => filter) },
    limit: limits.length ? Math.max(...limits) : null,
    aggregations: parents.some(({ aggregations }) => aggregations),
    queryRoots: unionOf(parents.map(({ queryRoots }) => queryRoots)),
    subscriptionRoots: unionOf(parents.map(({ subscriptionRoots }) => subscriptionRoots)),
  };
}

function agreed<Permission extends { definition: string }>(parents: readonly Permission[]): Permission | undefined {
  return parents.every(({ definition }) => definition === parents[0]?.definition) ? parents[0] : undefined;
}

function unionOf(sets: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  const known = sets.filter((set) => set !== null);
  return known.length < sets.length ? null : new Set(known.flatMap((set) => [...set]));
}
