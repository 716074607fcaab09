import type { Place } from '../metadata/load.ts';
import { isGraphQLName } from './naming.ts';
import type { RootName, TrackedFunction, Building, Draft } from './types.ts';

/**
 * Checks names of a table against GraphQL and each other. Tables and columns whose name GraphQL cannot express are left
 * out, as Hasura does; a name of metadata that it cannot express is a problem.
 */
export function checkNames({ table, metadata }: Draft, building: Building): void {
  table.columns = table.columns.filter((column) => isGraphQLName(column.graphqlName));
  const custom = metadata.configuration.custom_name;
  if (custom && !isGraphQLName(custom)) {
    building.report(metadata, 'configuration.custom_name', `"${custom}" is no GraphQL name`);
  }
  for (const { name } of [...table.relationships, ...table.computedFields]) {
    if (!isGraphQLName(name)) building.report(metadata, '', `"${name}" is no GraphQL name`);
  }
  for (const name of Object.keys(metadata.configuration.column_config)) {
    if (!table.columns.some((column) => column.name === name)) {
      building.report(metadata, `configuration.column_config.${name}`, `no such column: ${name}`);
    }
  }
  const fields = [
    ...table.columns.map((column) => column.graphqlName),
    ...[...table.relationships, ...table.computedFields].map(({ name }) => name),
  ];
  for (const name of fields.filter((field, index) => fields.indexOf(field) !== index)) {
    building.report(metadata, '', `two fields of ${table.graphqlName} are called "${name}"`);
  }
  const twin = building.drafts.find((draft) => draft.table.graphqlName === table.graphqlName);
  if (twin && twin.table !== table) {
    building.report(
      metadata,
      'table',
      `"${table.graphqlName}" is also the name of ${twin.table.schema}.${twin.table.name}`,
    );
  }
}

/** Reports root fields that two tables or functions would both have. */
export function checkRootNames(functions: readonly { fn: TrackedFunction; entry: Place }[], building: Building): void {
  const owners = new Map<string, string>();
  const claim = (entry: Place, root: string, name: string, owner: string) => {
    const key = `${root}.${name}`;
    const other = owners.get(key);
    owners.set(key, owner);
    if (!isGraphQLName(name)) building.report(entry, '', `"${name}" is no GraphQL name`);
    if (other !== undefined) building.report(entry, '', `the field ${key} of ${owner} is also one of ${other}`);
  };
  for (const { table, metadata } of building.drafts) {
    if (!isGraphQLName(table.graphqlName)) continue;
    for (const [root, name] of Object.entries(table.roots) as [RootName, string][]) {
      const exists = !root.endsWith('_by_pk') || table.primaryKey;
      const owner = `${table.schema}.${table.name}`;
      if (exists) claim(metadata, root.startsWith('select') ? 'query_root' : 'mutation_root', name, owner);
    }
  }
  for (const { fn, entry } of functions) {
    const owner = `${fn.use.fn.schema}.${fn.use.fn.name}`;
    claim(entry, `${fn.exposedAs}_root`, fn.root, owner);
    if (fn.exposedAs === 'query') claim(entry, 'query_root', fn.aggregateRoot, owner);
  }
}
