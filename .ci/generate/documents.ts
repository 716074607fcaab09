/** Lets the CLI run `codegen.ts`, for every slice or for one, and removes what it leaves behind. */
import { globSync, rmSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import config, { variablesOf } from '../../codegen.ts';
import { modules, shared } from './rest/senders.ts';

/** Writes the documents of every slice, or of one; removes files whose documents are gone. */
export async function generateDocuments(only?: string): Promise<void> {
  const all = Object.keys(config.generates);
  for (const file of globSync('{app,crm,portal}/*/generated/*.ts')) if (!all.includes(file)) rmSync(file);
  const chosen = only === undefined || only === shared ? all : filesOf(only);
  const generates = Object.fromEntries(Object.entries(config.generates).filter(([file]) => chosen.includes(file)));
  if (chosen.length === 0) return;
  const written = await generate({ ...config, generates, silent: true }, true);
  // The CLI leaves the file of a role whose documents have no variables any more.
  for (const { filename, content } of written) if (content === '') rmSync(filename, { force: true });
}

/** The modules of a slice, and the variables of the roles that send them. */
function filesOf(slice: string): string[] {
  const own = modules().filter((module) => module.slice === slice);
  return [...new Set(own.flatMap(({ file, role }) => [file, variablesOf(role)]))];
}
