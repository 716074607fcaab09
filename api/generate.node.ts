/** Gathers the slices of the api, so that a new one is a folder and no line elsewhere. Run by `npm run generate`. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const folder = join(import.meta.dirname, 'rest');

/** Writes `rest/generated/slices.ts`: the face of every folder of `rest/` that has one. */
export function generateSlices(): void {
  const names = globSync('*/index.ts', { cwd: folder })
    .map((path) => basename(dirname(path)))
    .toSorted();
  mkdirSync(join(folder, 'generated'), { recursive: true });
  writeFileSync(join(folder, 'generated/slices.ts'), slicesModule(names));
}

function slicesModule(names: string[]): string {
  return `// Generated from the folders of api/rest by \`npm run generate\`. Do not edit.

import type { Tag } from '#openapi/generated/operations.ts';
import type { Slice } from '../_protocol/slice.ts';
${names.map((name) => `import { slice as ${name} } from '../${name}/index.ts';`).join('\n')}

/** Every slice of the api by its name. A slice of the contract without a face is a type error. */
export const slices = {
${names.map((name) => `  ${name},`).join('\n')}
} satisfies { [T in Tag]: Slice<T> } & Record<string, Pick<Slice, 'refusals'>>;
`;
}
