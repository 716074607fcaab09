/**
 * `npm run hasura -- …`: Hasura's own command line tool on this project: `migrate`, `metadata diff`, `metadata apply`, `console`. It talks to the
 * server at HASURA_URL, with HASURA_GRAPHQL_ADMIN_SECRET if that is set. Where the tool is not there, the house does what it can itself.
 */
import { spawn } from 'node:child_process';

const { HASURA_URL } = process.env;
const env = HASURA_URL ? { ...process.env, HASURA_GRAPHQL_ENDPOINT: HASURA_URL } : process.env;
const args = process.argv.slice(2);
const tool = spawn('hasura', [...args, '--project', import.meta.dirname], { stdio: 'inherit', env });
tool.once('error', (error: NodeJS.ErrnoException) => void afterError(error));
tool.once('exit', (code) => (process.exitCode = code ?? 1));

async function afterError(error: NodeJS.ErrnoException): Promise<void> {
  try {
    if (error.code !== 'ENOENT') throw error;
    const { runWithoutTool } = await import('./cli/runWithoutTool.node.ts');
    process.exitCode = await runWithoutTool(args, import.meta.dirname, process.env);
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
    process.exitCode = 1;
  }
}
