import { parse } from 'yaml';
import { openPool } from '#hasura/engine/http/postgres.node.ts';
import { readProject } from '#hasura/engine/http/project.node.ts';
import { ledgerAt, ledgerOf } from './ledgers.ts';
import { hasuraAt } from './server.ts';
import { commands } from './withoutTool.ts';

const NOT_THERE = 'hasura-cli의 실행 파일이 없어 이 프로젝트가 대신합니다.\n';
const NEEDS_IT = `hasura-cli의 실행 파일이 없어 이 명령은 할 수 없으니 npm install로 다시 받아 주세요(없이도 되는 명령: ${Object.keys(commands).join(', ')}).\n`;

/** Does a command in the place of Hasura's tool. @returns the exit code */
export async function runWithoutTool(args: string[], folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const command = commands[args.join(' ')];
  process.stderr.write(command ? NOT_THERE : NEEDS_IT);
  if (!command) return 1;
  const { HASURA_URL, DATABASE_URL, HASURA_GRAPHQL_ADMIN_SECRET } = env;
  const files = readProject(folder);
  const { endpoint } = parse(files['config.yaml'] ?? '') as { endpoint: string };
  const url = (HASURA_URL || endpoint).replace(/\/$/, '');
  const server = hasuraAt(url, HASURA_GRAPHQL_ADMIN_SECRET);
  // A Hasura server keeps its own list of the migrations it ran.
  const db = !HASURA_URL && DATABASE_URL ? openPool(DATABASE_URL) : null;
  const ledger = db ? ledgerOf(db) : ledgerAt(server);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    return (await command({ files, ledger, server, url, say })) ? 0 : 1;
  } finally {
    await db?.close();
  }
}
