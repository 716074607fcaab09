import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of the inputs in order; for a folder all its files, with numbers in names sorted as numbers (2 before 10). */
export async function listFiles(inputs: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const input of inputs) {
    const folder = await stat(input).then(
      (found) => found.isDirectory(),
      () => false,
    );
    // A missing file becomes a rejected line, like every other file that cannot be read.
    if (folder) files.push(...(await filesIn(input)));
    else files.push(input);
  }
  return files;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => a.name.localeCompare(b.name, 'ko', { numeric: true }));
  const files: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await filesIn(path)));
    else if (!entry.name.startsWith('.')) files.push(path);
  }
  return files;
}
