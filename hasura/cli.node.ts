/** `npm run hasura -- …`: Hasura's own command line tool, run on this project. */
import { spawn } from 'node:child_process';

const HOW_TO_GET = `hasura 명령을 찾지 못했습니다. 다음 가운데 하나로 설치해 주세요.
  npm install --no-save hasura-cli
  curl -L https://github.com/hasura/graphql-engine/raw/stable/cli/get.sh | bash
설치 없이 이 프로젝트를 띄우려면: npm run hasura:engine -- --project hasura --port 8080
`;

const tool = spawn('hasura', [...process.argv.slice(2), '--project', import.meta.dirname], { stdio: 'inherit' });
tool.once('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(error.code === 'ENOENT' ? HOW_TO_GET : `${error.message}\n`);
  process.exitCode = 1;
});
tool.once('exit', (code) => (process.exitCode = code ?? 1));
