import { isGraphQLName } from './naming.ts';
import { permissionsOf, ADMIN } from './permissions.ts';
import type {
  BoolExp,
  Column,
  Model,
  Permissions,
  Relationship,
  Table,
  ComputedField,
  TrackedFunction,
} from './types.ts';

export interface RoleViewOptions {
  /** Whether the request may use `backend_only` permissions. */
  backend: boolean;
  /** Whether who may select a table may call the functions that return its rows, without being named for them. */
  inferFunctions: boolean;
}

/** The model through the eyes of one role. */
export class RoleView {
  readonly role: string;
  readonly tables: readonly Table[];
  /** Functions the role may call. */
  readonly functions: readonly TrackedFunction[];
  readonly #backend: boolean;
  readonly #shownWhen: ReadonlyMap<Column, BoolExp>;

  constructor(model: Model, role: string, { backend, inferFunctions }: RoleViewOptions) {
    this.role = role;
    this.tables = model.tables;
    this.#backend = backend || role === ADMIN;
    this.#shownWhen = new Map(model.tables.flatMap((table) => [...(this.of(table).select?.shownWhen ?? [])]));
    this.functions = model.functions.filter(({ returns, roles, exposedAs }) => {
      const named = role === ADMIN || roles.has(role) || (inferFunctions && exposedAs === 'query');
      return named && this.selectable(returns);
    });
  }

  of(table: Table): Permissions {
    if (!isGraphQLName(table.graphqlName)) return {};
    const permissions = permissionsOf(table, this.role);
    if (this.#backend) return permissions;
    const open = <Part extends { backendOnly: boolean }>(part: Part | undefined) =>
      part?.backendOnly ? undefined : part;
    return {
      select: permissions.select,
      insert: open(permissions.insert),
      update: open(permissions.update),
      delete: open(permissions.delete),
    };
  }

  /** When a value of the column shows to the role; undefined means in every row it may see. */
  shownWhen(column: Column): BoolExp | undefined {
    return this.#shownWhen.get(column);
  }

  /** Computed fields the role may read. */
  computed(table: Table): ComputedField[] {
    const columns = this.of(table).select?.columns;
    return table.computedFields.filter((field) =>
      field.column ? columns?.has(field.column) : this.of(field.table).select && this.selectable(field.table),
    );
  }

  /** Columns the role may read, and computed values that take no arguments. */
  comparable(table: Table): Column[] {
    const computed = this.computed(table).flatMap(({ column, use }) => (column && !use.inputs.length ? column : []));
    return [...this.readable(table), ...computed];
  }

  /** Columns the role may read, in the table's order. */
  readable(table: Table): Column[] {
    const select = this.of(table).select;
    return select ? table.columns.filter((column) => select.columns.has(column)) : [];
  }

  /** Columns the role may give in an insert; presets are not its to choose. */
  insertable(table: Table): Column[] {
    const insert = this.of(table).insert;
    if (!insert || !table.insertable) return [];
    return table.columns.filter((column) => insert.columns.has(column) && !insert.set.has(column) && !column.generated);
  }

  /** Columns the role may set in an update. */
  updatable(table: Table): Column[] {
    const update = this.of(table).update;
    if (!update || !table.updatable) return [];
    return table.columns.filter((column) => update.columns.has(column) && !update.set.has(column) && !column.generated);
  }

  /** Relationships to tables the role may read. */
  relationships(table: Table): Relationship[] {
    return table.relationships.filter(({ remote }) => this.of(remote).select);
  }

  /** Whether rows of the table can be selected: at least one field is left for the role. */
  selectable(table: Table): boolean {
    if (!this.of(table).select) return false;
    const remotes = () => this.relationships(table).map(({ remote }) => remote);
    const hasValues = (one: Table) => (this.of(one).select?.columns.size ?? 0) > 0;
    return hasValues(table) || remotes().some(hasValues);
  }

  /** The primary key when the role may read all of it; rows cannot be addressed otherwise. */
  readableKey(table: Table): Column[] | null {
    const readable = this.of(table).select?.columns;
    return table.primaryKey?.every((column) => readable?.has(column)) ? table.primaryKey : null;
  }
}
