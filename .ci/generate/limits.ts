/** What the database demands of the columns that a slice's forms write by GraphQL, as fields of their schemas. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { camelCase } from '../../hasura/camelCase.ts';
import type { Constraint } from '../../hasura/generated/constraints.ts';

const head = `// Generated from hasura/migrations by \`npm run generate\`. Do not edit.
import * as zod from 'zod/mini';
`;

/** Writes `<slice>/generated/limits.ts` where a document's variables are the input of a table. Written commands have theirs from their contract. */
export async function generateLimits(): Promise<void> {
  const { constraints } = await import('../../hasura/generated/constraints.ts');
  const inputs = Map.groupBy(globSync('{crm,portal}/*/*.graphql').flatMap(inputsOf), ({ folder }) => folder);
  for (const [folder, found] of inputs) {
    const tables = new Set(found.map(({ table }) => table));
    const modules = [...tables].sort().flatMap((table) => fieldsOf(table, Object.values(constraints)));
    if (modules.length > 0) writeFileSync(`${folder}/generated/limits.ts`, [head, ...modules].join('\n'));
  }
}

function inputsOf(file: string): { folder: string; table: string }[] {
  const found = readFileSync(file, 'utf8').matchAll(/\b(\w+)_(?:insert|set)_input\b/g);
  return Array.from(found, ([, table = '']) => ({ folder: dirname(file), table }));
}

/** What a module says of a table; nothing where no plain constraint bounds its texts and numbers. */
function fieldsOf(table: string, constraints: readonly Constraint[]): string[] {
  const own = constraints.filter(
    (one) => camelCase(one.table) === table && (one.kind === 'length' || one.kind === 'range'),
  );
  if (own.length === 0) return [];
  const lines = own.map(
    ({ columns: [column], ...demand }) => `  ${camelCase(column?.[0] ?? '')}: ${schemaOf(demand)},`,
  );
  return [
    `/** Limits of columns of \`${table}\`, from their constraints. */`,
    `export const ${table} = {`,
    ...lines,
    '};',
    '',
  ];
}

function schemaOf({ kind, least, above, most }: Pick<Constraint, 'kind' | 'least' | 'above' | 'most'>): string {
  const isText = kind === 'length';
  const checks = [
    isText && "zod.normalize('NFC'), zod.trim()",
    above !== undefined && `zod.gt(${above})`,
    least !== undefined && `zod.${isText ? 'minLength' : 'minimum'}(${least})`,
    most !== undefined && `zod.${isText ? 'maxLength' : 'maximum'}(${most})`,
  ];
  return `zod.${isText ? 'string' : 'int'}().check(${checks.filter(Boolean).join(', ')})`;
}
