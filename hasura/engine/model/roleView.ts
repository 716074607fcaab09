import { permissionsOf, ADMIN } from './permissions.ts';
import type { Column, Model, Permissions, Relationship, Table } from './types.ts';

/** The model through the eyes of one role. */
export class RoleView {
  readonly role: string;
  readonly tables: readonly Table[];
  readonly #backend: boolean;

  /** @param backend whether the request may use `backend_only` permissions */
  constructor(model: Model, role: string, backend: boolean) {
    this.role = role;
    this.tables = model.tables;
    this.#backend = backend || role === ADMIN;
  }

  of(table: Table): Permissions {
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
    return this.readable(table).length > 0 || remotes().some((remote) => this.readable(remote).length > 0);
  }

  /** The primary key when the role may read all of it; rows cannot be addressed otherwise. */
  readableKey(table: Table): Column[] | null {
    const readable = this.of(table).select?.columns;
    return table.primaryKey?.every((column) => readable?.has(column)) ? table.primaryKey : null;
  }
}
