/** Draws the schema for people: Mermaid pictures that GitHub shows, and what every column means. */
import type { Column, ForeignKey, KeyColumn, Table } from '../catalog.ts';

/** Tables created by one migration, with its title. */
export interface Chapter {
  title: string;
  tables: Table[];
}

/** The schema as a Markdown document: an overview, then a picture of the keys and the columns of each chapter. */
export function schemaDocument(chapters: Chapter[], foreignKeys: ForeignKey[], primaryKeys: KeyColumn[]): string {
  const keys = new Set(primaryKeys.map(({ table, column }) => `${table}.${column}`));
  const drawn = foreignKeys.filter(({ columns }) => !columns.some((column) => bookkeeping.has(column)));
  return [
    '<!-- Generated from hasura/migrations by `npm run generate`. Do not edit. -->',
    '',
    '# The schema',
    '',
    'Drawn from the database that the migrations make. `created_by`, `created_at` and `updated_at`, which every table has, are left out.',
    '',
    chapters.map(({ title }) => `[${title}](#${anchor(title)})`).join(' · '),
    ...chapters.flatMap(({ title, tables }) => [
      '',
      `## ${title}`,
      '',
      ...pictureOf(
        tables.filter(({ isView }) => !isView),
        drawn,
        keys,
      ),
      ...tables.flatMap(columnsOf),
    ]),
    '',
  ].join('\n');
}

function pictureOf(tables: Table[], foreignKeys: ForeignKey[], keys: Set<string>): string[] {
  if (tables.length === 0) return [];
  const names = new Set(tables.map(({ name }) => name));
  return [
    '```mermaid',
    'erDiagram',
    ...tables.flatMap((table) => boxOf(table, foreignKeys, keys)),
    ...foreignKeys.filter(({ table }) => names.has(table)).map((key) => lineOf(key, tables)),
    '```',
    '',
  ];
}

function boxOf({ name, columns }: Table, foreignKeys: ForeignKey[], keys: Set<string>): string[] {
  const drawn = columns.flatMap((column) => {
    const marks = [
      ...(keys.has(`${name}.${column.name}`) ? ['PK'] : []),
      ...(foreignKeys.some((key) => key.table === name && key.columns.includes(column.name)) ? ['FK'] : []),
    ];
    return marks.length === 0 ? [] : [`    ${shortType(column)} ${column.name} ${marks.join(', ')}`];
  });
  return [`  ${name} {`, ...drawn, '  }'];
}

function lineOf({ table, columns, target, isUnique }: ForeignKey, tables: Table[]): string {
  const own = tables.find(({ name }) => name === table)?.columns ?? [];
  const isNullable = own.some(({ name, isNullable: may }) => may && columns.includes(name));
  return `  ${target} ${isNullable ? '|o' : '||'}--${isUnique ? 'o|' : 'o{'} ${table} : "${columns.join(', ')}"`;
}

function columnsOf({ name, comment, isView, columns }: Table): string[] {
  const own = columns.filter((column) => !bookkeeping.has(column.name));
  return [
    `<details><summary><b>${name}</b>${isView ? ' (view)' : ''} ${escape(comment ?? '')}</summary>`,
    '',
    '| column | type | |',
    '|---|---|---|',
    ...own.map((column) => `| ${column.name} | ${shortType(column)} | ${escape(column.comment ?? '')} |`),
    '',
    '</details>',
  ];
}

const bookkeeping = new Set(['created_by', 'created_at', 'updated_at']);

const shortNames: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
  'double precision': 'float8',
};

/** Mermaid's types are single words. */
function shortType({ type }: Column): string {
  return (shortNames[type] ?? type).replaceAll(' ', '_');
}

function escape(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

/** As GitHub makes the anchor of a heading. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
