/** `npm run read -- <kind> <file or folder>…`: what the product would do with files, without writing anything. Values are shown by their shape; with `--values` as they are. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { kinds, sayFile, shapeOf } from './kinds.ts';

const valuesFlag = '--values';
const [kind = '', ...places] = process.argv.slice(2).filter((argument) => argument !== valuesFlag);
const show = process.argv.includes(valuesFlag) ? (value: string) => value : shapeOf;
if (!kinds[kind] || places.length === 0) {
  console.log('npm run read -- <kind> <file or folder>… [--values]\n');
  for (const [name, { about }] of Object.entries(kinds)) console.log(`${name.padEnd(10)} ${about}`);
  process.exitCode = 2;
}
for (const path of kinds[kind] ? (await Promise.all(places.map(filesIn))).flat() : []) {
  const lines = await sayFile(kind, await readFile(path), basename(path), show).catch((error: unknown) => {
    process.exitCode = 1;
    return [`A fault of ours: ${String(error)}`];
  });
  console.log(`${path}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

async function filesIn(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).toSorted();
}
