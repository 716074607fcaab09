import type { Building, Draft } from './build.ts';
import { isGraphQLName } from './naming.ts';

/**
 * Checks names of a table against GraphQL and each other. Columns whose name GraphQL cannot express are left out,
 * as Hasura does; a table or relationship with such a name is a problem.
 */
export function checkNames({ table, metadata }: Draft, building: Building): void {
  table.columns = table.columns.filter((column) => isGraphQLName(column.graphqlName));
  if (!isGraphQLName(table.graphqlName)) {
    building.report(metadata, 'configuration.custom_name', `"${table.graphqlName}" is no GraphQL name`);
  }
  for (const { name } of table.relationships.filter((relationship) => !isGraphQLName(relationship.name))) {
    building.report(metadata, 'relationships', `"${name}" is no GraphQL name`);
  }
  for (const name of Object.keys(metadata.configuration.column_config)) {
    if (!table.columns.some((column) => column.name === name)) {
      building.report(metadata, `configuration.column_config.${name}`, `no such column: ${name}`);
    }
  }
  const fields = [...table.columns.map((column) => column.graphqlName), ...table.relationships.map(({ name }) => name)];
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
