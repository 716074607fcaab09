import type { Column, Link, Table, Permission } from './types.ts';

/** A project with its rows. */
export interface World {
  tables: Table[];
  roles: string[];
  session: Readonly<Record<string, string>>;
}

/** A role, and the parts of the world it may read. */
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
