/**
 * `npm run hasura -- …`: Hasura's own command line tool on this project: `migrate`, `metadata diff`, `metadata apply`, `console`. It talks to the
 * server at HASURA_URL, with HASURA_GRAPHQL_ADMIN_SECRET if that is set.
 */
import { spawn } from 'node:child_process';

const HOW_TO_GET = `hasura 명령을 찾지 못했습니다. hasura-cli는 선택 패키지라 설치할 때 네트워크가 없으면 빠집니다. 다시 받으려면:
  npm install
설치 없이 이 프로젝트를 띄우려면: npm run hasura:engine -- --project hasura --port 8080
`;

const { HASURA_URL } = process.env;
const env = HASURA_URL ? { ...process.env, HASURA_GRAPHQL_ENDPOINT: HASURA_URL } : process.env;
const args = [...process.argv.slice(2), '--project', import.meta.dirname];
const tool = spawn('hasura', args, { stdio: 'inherit', env });
tool.once('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(error.code === 'ENOENT' ? HOW_TO_GET : `${error.message}\n`);
  process.exitCode = 1;
});
tool.once('exit', (code) => (process.exitCode = code ?? 1));
