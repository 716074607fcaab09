import { parse } from 'yaml';
import type { MetadataProblem } from '../errors.ts';
import type { ProjectFiles } from '../types.ts';

/** A value of the metadata with its location. */
export interface Located {
  value: unknown;
  file: string;
  /** Path of the value inside `file`. */
  at: string;
}

/** Reads YAML files and follows `!include <path>` strings, relative to the including file. */
export class IncludeReader {
  readonly #files: ProjectFiles;
  readonly #problems: MetadataProblem[];

  constructor(files: ProjectFiles, problems: MetadataProblem[]) {
    this.#files = files;
    this.#problems = problems;
  }

  /** A file that has to be there. */
  read(file: string): Located {
    if (this.#files[file] === undefined) this.#problems.push({ file, path: '', message: 'file not found' });
    return this.readIfThere(file);
  }

  readIfThere(file: string): Located {
    const text = this.#files[file];
    if (text === undefined) return { value: null, file, at: '' };
    try {
      return this.#resolve({ value: parse(text, { customTags: [INCLUDE_TAG] }), file, at: '' });
    } catch (error) {
      this.#problems.push({ file, path: '', message: error instanceof Error ? error.message : String(error) });
      return { value: null, file, at: '' };
    }
  }

  property(parent: Located, key: string): Located {
    const value = parent.value && (parent.value as Record<string, unknown>)[key];
    return this.#resolve({ value, file: parent.file, at: parent.at ? `${parent.at}.${key}` : key });
  }

  #resolve(located: Located): Located {
    if (Array.isArray(located.value)) {
      const items = located.value.map((value, index) =>
        this.#resolve({ value, file: located.file, at: `${located.at}[${index}]` }),
      );
      return { ...located, value: items };
    }
    const include = typeof located.value === 'string' && /^!include\s+(.+)$/.exec(located.value);
    return include ? this.read(joinPath(located.file, include[1] ?? '')) : located;
  }
}

export function listOf(located: Located): Located[] {
  return Array.isArray(located.value) ? (located.value as Located[]) : [];
}

const INCLUDE_TAG = { tag: '!include', resolve: (path: string) => `!include ${path}` };

function joinPath(from: string, to: string): string {
  return new URL(to, `file:///${from}`).pathname.slice(1);
}
