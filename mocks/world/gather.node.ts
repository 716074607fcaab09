/** Collects the row generators of a world, so that a new table needs only a file in `rows/`. Run by `npm run generate`. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, 'rows');

const generator = /^export function\* (\w+)\([^)]*\): Rows<'(\w+)'>/gm;

/** Writes `generated/rows.ts`: every generator of `Rows<'table'>` that a file of `rows/` exports, under its table. */
export function generateRows(): void {
  const files = globSync('*.ts', { cwd: folder })
    .toSorted()
    .map((file) => ({
      slice: basename(file, '.ts'),
      found: [...readFileSync(join(folder, file), 'utf8').matchAll(generator)],
    }));
  mkdirSync(join(folder, '../generated'), { recursive: true });
  const entries = files.flatMap(({ slice, found }) => found.map(([, name, table]) => `  ${table}: ${slice}.${name},`));
  const imports = files.map(({ slice }) => `import * as ${slice} from '../rows/${slice}.ts';`);
  writeFileSync(join(folder, '../generated/rows.ts'), rowsModule(imports, entries));
}

function rowsModule(imports: string[], entries: string[]): string {
  return `// Generated from mocks/world/rows by \`npm run generate\`. Do not edit.

import type { Tables } from '#hasura/generated/tables.ts';
import type { Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';
${imports.join('\n')}

/** What a world fills. */
export const generators = {
${entries.join('\n')}
} satisfies { [Table in keyof Tables]?: (world: World) => Rows<Table> };
`;
}
