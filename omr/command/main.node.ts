import { InvalidExam } from '../sheets/exam.ts';
import { InvalidStudents } from '../sheets/students.ts';
import { InvalidTemplate } from '../template/template.ts';
import { drawUsage, runDraw } from './draw.node.ts';
import { readUsage, runRead } from './read.node.ts';

const [command, ...args] = process.argv.slice(2);
const known = [TypeError, SyntaxError, InvalidTemplate, InvalidExam, InvalidStudents];

try {
  if (command === 'read') process.exitCode = await runRead(args);
  else if (command === 'draw') process.exitCode = await runDraw(args);
  else throw new TypeError(`${readUsage}\n\n${drawUsage}`);
} catch (error) {
  // Errors that the user can fix are shown as a sentence; any other error is a bug and shows its stack.
  const system = error instanceof Error && 'code' in error;
  if (!(error instanceof Error) || !(system || known.some((kind) => error instanceof kind))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
