/** Gives orval's files the name of their slice: `weekly-lectures/weekly-lectures.msw.ts` becomes `weeklyLectures.ts`. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Renames kebab-case files in `folder` to camelCase; orval offers no other name for a file of one tag. */
export function renameSlices(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (file !== camel(file)) renameSync(join(folder, file), join(folder, camel(file)));
  }
}

/** Takes the mock handlers out of orval's folder per tag, and points their types at the client by alias. */
export function flattenMocks(folder: string): void {
  for (const slice of readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())) {
    const source = readFileSync(join(folder, slice, `${slice}.msw.ts`), 'utf8');
    writeFileSync(join(folder, `${camel(slice)}.ts`), source.replaceAll("'../../../client/", "'#client/"));
    rmSync(join(folder, slice), { recursive: true });
  }
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
