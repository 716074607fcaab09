import type { CatalogForeignKey } from '../catalog/types.ts';
import type { QualifiedName, RelationshipMetadata } from '../metadata/schema.ts';
import type { Column, Relationship, Building, Draft } from './types.ts';

/** Resolves the relationships of a table, through foreign keys or by hand. */
export function readRelationships(draft: Draft, building: Building): void {
  for (const kind of ['object', 'array'] as const) {
    const list = kind === 'object' ? 'object_relationships' : 'array_relationships';
    for (const [index, entry] of draft.metadata[list].entries()) {
      const found = resolve(draft, building, kind, entry);
      if (typeof found === 'string') building.report(draft.metadata, `${list}[${index}].using`, found);
      else draft.table.relationships.push(found);
    }
  }
}

/** @returns the relationship, or what is wrong with it */
function resolve(
  draft: Draft,
  building: Building,
  kind: 'object' | 'array',
  entry: RelationshipMetadata,
): Relationship | string {
  const { foreign_key_constraint_on: key, manual_configuration: manual } = entry.using;
  const base = { name: entry.name, kind, comment: entry.comment ?? null };
  if (manual) {
    const pairs = Object.entries(manual.column_mapping);
    const insertion = manual.insertion_order === 'after_parent' || kind === 'array' ? 'after' : 'before';
    return connect(draft, building, { ...base, insertion, nullable: true }, manual.remote_table, pairs);
  }
  if (!key) return 'needs foreign_key_constraint_on or manual_configuration';
  if (!key.table) {
    const constraint = draft.catalog.foreignKeys.find((candidate) => sameNames(candidate.columns, key.columns));
    if (!constraint) return `no foreign key on ${key.columns.join(', ')}`;
    const nullable = columnsNamed(draft, key.columns).some((column) => column.nullable);
    return connect(
      draft,
      building,
      { ...base, insertion: 'before', nullable },
      remoteOf(constraint),
      pairsOf(constraint),
    );
  }
  const remote = building.find(key.table);
  const constraint = remote?.catalog.foreignKeys.find(
    (candidate) =>
      sameNames(candidate.columns, key.columns) &&
      candidate.schema === draft.table.schema &&
      candidate.table === draft.table.name,
  );
  if (!remote) return `table ${key.table.schema}.${key.table.name} is not tracked`;
  if (!constraint)
    return `no foreign key on ${key.table.name} (${key.columns.join(', ')}) refers to ${draft.table.name}`;
  const pairs = pairsOf(constraint).map(([from, to]): [string, string] => [to, from]);
  return connect(draft, building, { ...base, insertion: 'after', nullable: true }, key.table, pairs);
}

function connect(
  draft: Draft,
  building: Building,
  base: Omit<Relationship, 'remote' | 'mapping'>,
  remoteName: QualifiedName,
  pairs: [string, string][],
): Relationship | string {
  const remote = building.find(remoteName);
  if (!remote) return `table ${remoteName.schema}.${remoteName.name} is not tracked`;
  const mapping: { local: Column; remote: Column }[] = [];
  for (const [from, to] of pairs) {
    const [local] = columnsNamed(draft, [from]);
    const [other] = columnsNamed(remote, [to]);
    if (!local || !other)
      return `no such column: ${local ? `${remoteName.name}.${to}` : `${draft.table.name}.${from}`}`;
    mapping.push({ local, remote: other });
  }
  return { ...base, remote: remote.table, mapping };
}

function columnsNamed({ table }: Draft, names: readonly string[]): Column[] {
  return names.flatMap((name) => table.columns.filter((column) => column.name === name));
}

function sameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

function remoteOf({ schema, table }: CatalogForeignKey): QualifiedName {
  return { schema, name: table };
}

function pairsOf({ columns, references }: CatalogForeignKey): [string, string][] {
  return columns.map((column, index) => [column, references[index] ?? '']);
}
