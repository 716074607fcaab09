import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import packageJson from '../../package.json' with { type: 'json' };

const folder = 'node_modules/.cache/stories';
const version = packageJson.devDependencies.storybook;

export const digest = (...texts: string[]): string => createHash('sha256').update(texts.join('\0')).digest('hex');

/** What was made of a file before, or what is made now where something that it was made of is another. A file has one place for each use. */
export async function cached<T>(use: string, file: string, of: string[], make: () => Promise<T>): Promise<T> {
  const key = digest(version, file, ...of);
  const place = `${folder}/${digest(use, file)}.json`;
  const known = await readFile(place, 'utf8').then(
    (text) => JSON.parse(text) as { key: string; made: T },
    () => undefined,
  );
  if (known?.key === key) return known.made;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Aside first: several runs may write the same file.
  await writeFile(`${place}.${process.pid}`, JSON.stringify({ key, made }));
  await rename(`${place}.${process.pid}`, place);
  return made;
}
