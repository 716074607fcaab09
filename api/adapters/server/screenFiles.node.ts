import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Screen {
  /** `/crm/lectures/:lectureId`; `*` stands for the rest. */
  path: string;
  files: string[];
}

/**
 * The files that an address needs besides the entry's, as the build wrote them; none for an unknown address or without a build. Read each time,
 * as the page itself is, so that both are of one build.
 */
export async function readScreenFiles(folder: string, address: string): Promise<string[]> {
  const list = await readFile(join(folder, '.vite/screens.json'), 'utf8').catch(() => '[]');
  const screens: Screen[] = JSON.parse(list);
  const matching = screens.filter(({ path }) => patternOf(path).test(address));
  return matching.toSorted((a, b) => orderOf(a.path).localeCompare(orderOf(b.path)))[0]?.files ?? [];
}

/** Sorts fixed segments before parameters, and these before the rest. */
const orderOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0))
    .join('');

/** Segments are words without signs of their own. */
const patternOf = (path: string): RegExp => {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part));
  return new RegExp(`^${parts.join('/')}/?$`);
};
