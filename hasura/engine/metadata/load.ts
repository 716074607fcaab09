import { parse } from 'yaml';
import type { z } from 'zod';
import type { MetadataProblem } from '../errors.ts';
import type { ProjectFiles } from '../types.ts';
import { tableSchema, type TableMetadata } from './schema.ts';

export interface Metadata {
  tables: LoadedTable[];
  problems: MetadataProblem[];
}

/** A table's metadata and where it was written, so that problems can point there. */
export interface LoadedTable extends TableMetadata {
  file: string;
  /** Path of the entry inside `file`; empty when the file holds one table. */
  at: string;
}

/** Reads `metadata/databases/databases.yaml` and whatever it includes. */
export function loadMetadata(files: ProjectFiles): Metadata {
  const metadata: Metadata = { tables: [], problems: [] };
  const reader = new IncludeReader(files, metadata.problems);
  const start = 'metadata/databases/databases.yaml';
  if (files[start] === undefined) {
    metadata.problems.push({ file: start, path: '', message: 'file not found' });
    return metadata;
  }
  for (const source of listOf(reader.read(start))) {
    for (const table of listOf(reader.property(source, 'tables'))) addTable(metadata, table);
  }
  return metadata;
}

interface Located {
  value: unknown;
  file: string;
  at: string;
}

/** Follows `!include <path>` strings, relative to the file they stand in. */
class IncludeReader {
  readonly #files: ProjectFiles;
  readonly #problems: MetadataProblem[];

  constructor(files: ProjectFiles, problems: MetadataProblem[]) {
    this.#files = files;
    this.#problems = problems;
  }

  read(file: string): Located {
    const text = this.#files[file];
    if (text === undefined) {
      this.#problems.push({ file, path: '', message: 'file not found' });
      return { value: null, file, at: '' };
    }
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

const INCLUDE_TAG = { tag: '!include', resolve: (path: string) => `!include ${path}` };

function listOf(located: Located): Located[] {
  return Array.isArray(located.value) ? (located.value as Located[]) : [];
}

function addTable(metadata: Metadata, { value, file, at }: Located): void {
  if (value === null) return;
  const read = tableSchema.safeParse(value);
  if (read.success) metadata.tables.push({ ...read.data, file, at });
  else
    for (const issue of read.error.issues)
      metadata.problems.push({ file, path: issuePath(at, issue), message: issue.message });
}

function issuePath(at: string, issue: z.core.$ZodIssue): string {
  const path = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return at + (at ? path : path.replace(/^\./, ''));
}

function joinPath(from: string, to: string): string {
  return new URL(to, `file:///${from}`).pathname.slice(1);
}
