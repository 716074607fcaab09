import type { ProjectFiles, SqlClient } from '#engine';
import { ledger } from '../../move/copyRows.ts';
import { BadBackup } from '../check/badBackup.ts';

const form = /^migrations\/(?:[^/]+\/)?(\d+)[^/]*\//;

/** The migrations that made these tables; where a Hasura server ran them, all that the project has. */
export async function migrationsOf(client: SqlClient, files: ProjectFiles): Promise<string[]> {
  const [there] = await client.query('select where to_regclass($1) is not null', [ledger]);
  if (!there) return [...versionsIn(files)];
  return (await client.query<{ version: string }>(`select version from ${ledger} order by 1`)).map(
    ({ version }) => version,
  );
}

/** The project as of these migrations, so that old rows fit. @throws BadBackup when it does not have them all */
export function filesAsOf(files: ProjectFiles, versions: readonly string[]): ProjectFiles {
  const known = versionsIn(files);
  if (versions.some((version) => !known.has(version)))
    throw new BadBackup('이 프로그램보다 새 버전이 만든 백업입니다. 프로그램을 새로 받은 뒤 되살려 주세요.');
  const wanted = new Set(versions);
  const isWanted = (path: string) => wanted.has(form.exec(path)?.[1] ?? versions[0] ?? '');
  return Object.fromEntries(Object.entries(files).filter(([path]) => isWanted(path)));
}

const versionsIn = (files: ProjectFiles): Set<string> =>
  new Set(Object.keys(files).flatMap((path) => form.exec(path)?.[1] ?? []));
