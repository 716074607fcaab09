import { InvalidTemplate } from '../template/template.ts';
import { readUsage, runRead } from './read.node.ts';

const [command, ...args] = process.argv.slice(2);

try {
  if (command === 'read') process.exitCode = await runRead(args);
  else throw new TypeError(readUsage);
} catch (error) {
  const known = error instanceof TypeError || error instanceof InvalidTemplate || error instanceof SyntaxError;
  const system = error instanceof Error && 'code' in error;
  if (!known && !system) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
