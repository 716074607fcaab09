import { globSync, readFileSync } from 'node:fs';

/** The text of a screen's documents, with the fragments that its room shares. */
export function documentOf(file: string): string {
  const shared = globSync(`${file.split('/')[0]}/shared/*.graphql`);
  return [file, ...shared].map((path) => readFileSync(path, 'utf8')).join('\n');
}
