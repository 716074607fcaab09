import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

// How Hasura names what it derives from a table: lectures_aggregate, lectures_bool_exp, lectures_max_fields …
const derived =
  /_(aggregate|aggregate_fields|aggregate_bool_exp\w*|aggregate_order_by|bool_exp|order_by|mutation_response|(avg|max|min|stddev|stddev_pop|stddev_samp|sum|var_pop|var_samp|variance)_(fields|order_by)|insert_input|set_input|pk_columns_input|arr_rel_insert_input|obj_rel_insert_input|on_conflict|select_column)$/;

/**
 * Tables a document's answer depends on, sorted: those it selects from, and those of its conditions and order.
 * Works for any schema in Hasura's dialect.
 */
export function tablesRead(schema: GraphQLSchema, document: DocumentNode): string[] {
  const tables = new Set<string>();
  const types = new TypeInfo(schema);
  const note = (type: GraphQLNamedType | undefined) => {
    const table = type && schema.getType(type.name.replace(derived, ''));
    if (isObjectType(table) && !roots.includes(table) && !table.name.startsWith('__')) tables.add(table.name);
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const noteInput = () => note(getNamedType(types.getInputType()) ?? undefined);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => note(getNamedType(types.getType()) ?? undefined),
      Argument: noteInput,
      ObjectField: noteInput,
    }),
  );
  return [...tables].sort();
}
