import { stringify } from 'yaml';
import { migrationsOf, type ProjectFiles } from '#engine';
import { differences } from './differences.ts';
import type { Ledger } from './ledgers.ts';
import { projectMetadata } from './projectMetadata.ts';
import type { HasuraServer } from './server.ts';

/** What a command works on, and how it speaks. */
export interface Project {
  files: ProjectFiles;
  ledger: Ledger;
  server: HasuraServer;
  /** The server's address. */
  url: string;
  say(line: string): void;
}

/** The commands of Hasura's tool that the house can do itself. Each tells whether it has done what was asked. */
export const commands: Readonly<Record<string, (project: Project) => Promise<boolean> | boolean>> = {
  'migrate status': async ({ files, ledger, say }) => {
    const applied = await ledger.applied();
    for (const { version, name } of migrationsOf(files, 'up.sql'))
      say(`${applied.has(BigInt(version)) ? '적용됨   ' : '적용 안 됨'}  ${name}`);
    return true;
  },
  'migrate apply': async ({ files, ledger, say }) => {
    const versions = await ledger.apply(files);
    say(versions.length > 0 ? `적용했습니다: ${versions.join(', ')}` : '적용할 마이그레이션이 없습니다.');
    return true;
  },
  'metadata diff': async ({ files, server, say }) => {
    const lines = differences(projectMetadata(files), await server.exportMetadata());
    say(lines.length > 0 ? lines.join('\n') : '메타데이터가 서버와 같습니다.');
    return true;
  },
  'metadata export': async ({ server, say }) => {
    say(stringify(await server.exportMetadata(), { lineWidth: 0 }).trimEnd());
    return true;
  },
  'metadata apply': async ({ files, server, say }) => {
    const inconsistent = await server.replaceMetadata(projectMetadata(files));
    for (const reason of inconsistent) say(reason);
    if (inconsistent.length === 0) say('메타데이터를 적용했습니다.');
    return inconsistent.length === 0;
  },
  console: ({ url, say }) => {
    say(
      `콘솔은 ${url}/console에서 열어 주세요(서버에 HASURA_GRAPHQL_ENABLE_CONSOLE=true). 서버가 없으면 docs/generated/schema.md와 docs/generated/access.md에 표와 권한이 있습니다.`,
    );
    return false;
  },
};
