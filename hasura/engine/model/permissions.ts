import { readBoolExp } from './readBoolExp.ts';
import { presetValue } from './value.ts';
import {
  ALWAYS,
  type BoolExp,
  type Column,
  type Permissions,
  type Presets,
  type Table,
  type Building,
  type Draft,
} from './types.ts';

/** The role that permissions do not bind. */
export const ADMIN = 'admin';

/** Reads the permissions of every role on a table. */
export function readPermissions(draft: Draft, building: Building): void {
  const { table, metadata } = draft;
  const slot = (role: string): Permissions => {
    const permissions = table.permissions.get(role) ?? {};
    table.permissions.set(role, permissions);
    return permissions;
  };
  for (const [index, { role, permission }] of metadata.select_permissions.entries()) {
    const reader = new PermissionReader(draft, building, `select_permissions[${index}].permission`);
    slot(role).select = {
      columns: new Set([...reader.columns(permission.columns), ...reader.computed(permission.computed_fields)]),
      shownWhen: new Map(),
      filter: reader.exp('filter', permission.filter),
      limit: permission.limit ?? null,
      aggregations: permission.allow_aggregations,
      queryRoots: permission.query_root_fields ? new Set(permission.query_root_fields) : null,
      subscriptionRoots: permission.subscription_root_fields ? new Set(permission.subscription_root_fields) : null,
    };
  }
  for (const [index, { role, permission }] of metadata.insert_permissions.entries()) {
    const reader = new PermissionReader(draft, building, `insert_permissions[${index}].permission`);
    slot(role).insert = {
      columns: reader.columns(permission.columns),
      check: reader.exp('check', permission.check),
      set: reader.presets(permission.set),
      backendOnly: permission.backend_only,
      definition: definitionOf(permission),
    };
  }
  for (const [index, { role, permission }] of metadata.update_permissions.entries()) {
    const reader = new PermissionReader(draft, building, `update_permissions[${index}].permission`);
    slot(role).update = {
      columns: reader.columns(permission.columns),
      filter: reader.exp('filter', permission.filter),
      check: reader.exp('check', permission.check ?? {}),
      set: reader.presets(permission.set),
      backendOnly: permission.backend_only,
      definition: definitionOf(permission),
    };
  }
  for (const [index, { role, permission }] of metadata.delete_permissions.entries()) {
    const reader = new PermissionReader(draft, building, `delete_permissions[${index}].permission`);
    slot(role).delete = {
      filter: reader.exp('filter', permission.filter),
      backendOnly: permission.backend_only,
      definition: definitionOf(permission),
    };
  }
}

/** The permissions of `role` on `table`; the admin has all. */
export function permissionsOf(table: Table, role: string): Permissions {
  return role === ADMIN ? adminPermissions(table) : (table.permissions.get(role) ?? NONE);
}

const NONE: Permissions = {};
const adminCache = new WeakMap<Table, Permissions>();

function adminPermissions(table: Table): Permissions {
  const known = adminCache.get(table);
  if (known) return known;
  const columns = new Set(table.columns);
  const computed = table.computedFields.flatMap(({ column }) => column ?? []);
  const write = { columns, check: ALWAYS, set: new Map(), backendOnly: false, definition: '' };
  const permissions: Permissions = {
    select: {
      columns: new Set([...table.columns, ...computed]),
      shownWhen: new Map(),
      filter: ALWAYS,
      limit: null,
      aggregations: true,
      queryRoots: null,
      subscriptionRoots: null,
    },
    insert: write,
    update: { ...write, filter: ALWAYS },
    delete: { filter: ALWAYS, backendOnly: false, definition: '' },
  };
  adminCache.set(table, permissions);
  return permissions;
}

/** The same text for permissions that say the same, in whatever order. */
function definitionOf(permission: unknown): string {
  return JSON.stringify(permission, (_key, value: unknown) => {
    if (Array.isArray(value)) return value.map((item) => JSON.stringify(item)).sort();
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** Reads the parts of one permission entry, reporting what does not fit the table. */
class PermissionReader {
  readonly #draft: Draft;
  readonly #building: Building;
  readonly #path: string;

  constructor(draft: Draft, building: Building, path: string) {
    this.#draft = draft;
    this.#building = building;
    this.#path = path;
  }

  columns(names: '*' | string[]): ReadonlySet<Column> {
    if (names === '*') return new Set(this.#draft.table.columns);
    return new Set(names.flatMap((name) => this.#column('columns', name) ?? []));
  }

  computed(names: readonly string[]): Column[] {
    return names.flatMap((name) => {
      const field = this.#draft.table.computedFields.find((candidate) => candidate.name === name);
      if (field?.column) return [field.column];
      this.#report(
        'computed_fields',
        field ? `rows of ${name} go by the permission of their table` : `no such computed field: ${name}`,
      );
      return [];
    });
  }

  exp(key: string, json: Record<string, unknown>): BoolExp {
    const report = (path: string, message: string) => this.#report(`${key}${path}`, message);
    const filter = readBoolExp(json, {
      table: this.#draft.table,
      root: this.#draft.table,
      building: this.#building,
      report,
    });
    return { kind: 'permission', filter };
  }

  presets(set: Record<string, unknown>): Presets {
    const entries = Object.entries(set).flatMap(([name, value]) => {
      const column = this.#column('set', name);
      return column ? [[column, presetValue(column, value)] as const] : [];
    });
    return new Map(entries);
  }

  #column(key: string, name: string): Column | undefined {
    const column = this.#draft.table.columns.find((candidate) => candidate.name === name);
    if (!column) this.#report(key, `no such column: ${name}`);
    return column;
  }

  #report(path: string, message: string): void {
    this.#building.report(this.#draft.metadata, `${this.#path}.${path}`, message);
  }
}
