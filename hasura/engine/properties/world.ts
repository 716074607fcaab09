import type { Condition } from './condition.ts';

export type Type = 'int' | 'numeric' | 'bool' | 'text' | 'timestamptz' | 'uuid' | 'jsonb';

/** A value as JSON; times are `YYYY-MM-DDTHH:MM:SS+00:00`, so that their order is that of the texts. */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

export type Row = Readonly<Record<string, Value>>;

export interface Column {
  name: string;
  graphqlName: string;
  type: Type;
  nullable: boolean;
}

/** A relationship over a foreign key, seen from one of its ends. */
export interface Link {
  name: string;
  kind: 'object' | 'array';
  remote: Table;
  local: string;
  foreign: string;
}

export interface Permission {
  columns: readonly Column[];
  filter: Condition;
  limit: number | null;
  aggregations: boolean;
}

export interface Table {
  name: string;
  graphqlName: string;
  /** The key `id` first. */
  columns: Column[];
  links: Link[];
  /** Foreign keys: column and the table it refers to. */
  references: { column: Column; table: Table }[];
  rows: Row[];
  permissions: Map<string, Permission>;
}

/** A project with its rows. */
export interface World {
  tables: Table[];
  roles: string[];
  session: Readonly<Record<string, string>>;
}

/** Who asks, and what of the world is there for them. */
export class Eyes {
  readonly world: World;
  readonly role: string;

  constructor(world: World, role: string) {
    this.world = world;
    this.role = role;
  }

  /** Undefined when the role may not select the table. */
  permission(table: Table): Permission | undefined {
    return table.permissions.get(this.role);
  }

  columns(table: Table): readonly Column[] {
    return this.permission(table)?.columns ?? [];
  }

  links(table: Table, kind?: Link['kind']): Link[] {
    return table.links.filter((link) => this.permission(link.remote) && (!kind || link.kind === kind));
  }
}
