import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ProjectFiles } from '../types.ts';

/** The files of a Hasura CLI project that the engine reads: configuration, migrations and metadata. */
export function readProject(folder: string): ProjectFiles {
  const config = readFileSync(join(folder, 'config.yaml'), 'utf8');
  const metadata = /^metadata_directory:\s*['"]?([^'"\s]+)/m.exec(config)?.[1] ?? 'metadata';
  const paths = ['migrations', metadata].flatMap((part) => filesBelow(join(folder, part)));
  const files = paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]);
  return { 'config.yaml': config, ...Object.fromEntries(files) };
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    // A project may have no migrations.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
