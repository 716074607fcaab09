/** What plain constraints demand, so that a refusal says it: a length, a range, one of some values, no second row of the same. */
import type { SqlClient } from '#engine';
import type { Column, Table } from '../catalog.ts';
import { labelOf } from './columnWords.ts';

interface Check {
  name: string;
  table: string;
  column: string;
  definition: string;
}

interface Key {
  name: string;
  table: string;
  columns: string[];
}

/** What a check demands: `least` and `most` characters or the bounds of a number; `above` is a bound that is itself too small. */
interface Demand {
  kind: 'length' | 'range' | 'known';
  least?: number;
  above?: number;
  most?: number;
}

/** The module of the plain constraints of all tables, as text. What demands more, or of something without a name, is left out. */
export async function constraintsModule(client: SqlClient, tables: readonly Table[]): Promise<string> {
  const columns = new Map(
    tables.flatMap((table) => table.columns.map((column) => [`${table.name}.${column.name}`, column] as const)),
  );
  const find = (table: string, name: string): Column | undefined => {
    const column = columns.get(`${table}.${name}`);
    return column && column.type !== 'uuid' && /[가-힣]/.test(labelOf(column.comment) ?? '') ? column : undefined;
  };
  const labelled = ({ name, comment }: Column) => [name, labelOf(comment)];
  const checks = (await client.query<Check>(checksSql)).flatMap(({ name, table, column: of, definition }) => {
    const column = find(table, of);
    const demand = column && demandOf(definition, column);
    return column && demand ? [{ name, table, columns: [labelled(column)], ...demand }] : [];
  });
  const keys = (await client.query<Key>(keysSql)).flatMap(({ name, table, columns: of }) => {
    const named = of.flatMap((column) => find(table, column) ?? []);
    return named.length > 0 ? [{ name, table, columns: named.map(labelled), kind: 'unique' as const }] : [];
  });
  return [
    '// Generated from hasura/migrations by `npm run generate`. Do not edit.',
    '',
    '/** What a plain constraint demands of columns, which are given with what people call them. */',
    'export interface Constraint {',
    '  table: string;',
    '  columns: readonly (readonly [name: string, label: string])[];',
    '  /** `length` counts characters, `known` allows only some values, `unique` no second row. */',
    "  kind: 'length' | 'range' | 'known' | 'unique';",
    '  least?: number;',
    '  /** Values must be greater. */',
    '  above?: number;',
    '  most?: number;',
    '}',
    '',
    '/** The plain constraints of all tables by their names. */',
    'export const constraints: Readonly<Record<string, Constraint>> = {',
    ...[...checks, ...keys].map(({ name, ...rest }) => `  ${name}: ${JSON.stringify(rest)},`),
    '};',
    '',
  ].join('\n');
}

/** What a check of one column demands; undefined where it is more than lengths, bounds or a list of values. */
export function demandOf(definition: string, { name, type }: Pick<Column, 'name' | 'type'>): Demand | undefined {
  const plain = definition.replace(/^CHECK /, '').replaceAll(/[()]|::(?:text|numeric|integer|smallint|bigint)\b/g, '');
  if (new RegExp(`^${name} = ANY ARRAY\\[`).test(plain)) return { kind: 'known' };
  const demand: Demand = { kind: type === 'text' ? 'length' : 'range' };
  const measured = type === 'text' ? `length${name}` : name;
  for (const clause of plain.split(' AND ')) {
    if (clause === `${name} = btrim${name}` || clause === `${name} IS NFC NORMALIZED`) continue;
    const [, operator, bound] = new RegExp(`^${measured} (>=|>|<=) (-?[\\d.]+)$`).exec(clause) ?? [];
    if (operator) demand[bounds[operator] ?? 'most'] = Number(bound);
    else if (new RegExp(`^(?:btrim)?${name}(?:, .*)? <> ''$`, 's').test(clause)) demand.least = 1;
    else return undefined;
  }
  return demand;
}

const bounds: Record<string, 'least' | 'above' | 'most'> = { '>=': 'least', '>': 'above', '<=': 'most' };

const checksSql = `
  select conname as name, relname as "table", attname as "column", pg_get_constraintdef(con.oid) as definition
  from pg_constraint as con
  join pg_class on pg_class.oid = conrelid
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
  order by relname collate "C", conname collate "C"`;

const keysSql = `
  select key.relname as name, pg_class.relname as "table",
    (select json_agg(attname order by place) from unnest(indkey::int2[]) with ordinality as part (number, place)
      join pg_attribute on attrelid = indrelid and attnum = number) as columns
  from pg_index
  join pg_class as key on key.oid = indexrelid
  join pg_class on pg_class.oid = indrelid
  where indisunique and indpred is null and indexprs is null and key.relnamespace = 'public'::regnamespace
  order by pg_class.relname collate "C", key.relname collate "C"`;
