import { relative, sep } from 'node:path';

/** The path of a module from the root, without what a bundler adds to its id. */
export function fromRoot(id: string): string {
  return relative(process.cwd(), id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/');
}
