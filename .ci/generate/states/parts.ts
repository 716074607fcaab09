import { existsSync, globSync, readFileSync } from 'node:fs';
import { operations } from '../../../openapi/generated/operations.ts';
import { readModule } from './modules.ts';
import type { Story } from './stories.ts';

/** What is drawn in states: a part of the kit, a screen or a piece of one, a dialog. */
export interface Part {
  kind: 'kit' | 'screen' | 'dialog';
  file: string;
  /** What it reads: documents and operations. */
  reads: string[];
  /** What it sends. */
  sends: string[];
  /** The documents among what it reads that answer a list; a table of one row is none. */
  lists: string[];
  /** Its source, with that of the pieces it is made of. */
  source: string;
}

/** All parts: what stories show, every page with an address, every dialog; not the pieces that slices share. */
export function readParts(stories: readonly Story[]): Part[] {
  const shown = stories.flatMap(({ component }) => component ?? []);
  const pages = globSync('{crm,portal,app}/**/*{Page,Dialog}.tsx').filter(
    (file) => !file.includes('/shared/') && (isDialog(file) || readModule(file).text.includes('export default ')),
  );
  const files = [...new Set([...shown, ...pages])].filter((file) => existsSync(file)).sort();
  const isPart = new Set(files);
  return files.map((file) => partOf(file, isPart));
}

function partOf(file: string, parts: ReadonlySet<string>): Part {
  const modules = modulesOf(file, parts);
  const source = modules.map((module) => readModule(module).text).join('\n');
  const documents = new Map<string, string>();
  for (const module of modules) {
    for (const [name, from] of readModule(module).imported) {
      if (from.includes('/generated/') && name.endsWith('Document')) documents.set(name.slice(0, -8), from);
    }
  }
  const typeOf = (name: string, from: string) =>
    new RegExp(`export type ${name}Query = (.*);`).exec(readModule(from).text)?.[1];
  const reads = [...documents].filter(([name, from]) => typeOf(name, from) !== undefined);
  const calls = operationsIn(source);
  return {
    kind: file.startsWith('ui-kit/') ? 'kit' : isDialog(file) ? 'dialog' : 'screen',
    file,
    reads: [...reads.map(([name]) => name), ...calls.filter((id) => methodOf(id) === 'GET')],
    sends: [
      ...[...documents.keys()].filter((name) => !reads.some(([other]) => other === name)),
      ...calls.filter((id) => methodOf(id) !== 'GET'),
    ],
    lists: reads
      .filter(([name, from]) => typeOf(name, from)?.replaceAll(oneRow, '').includes('Array<'))
      .map(([name]) => name),
    source,
  };
}

/** What tables that always have one row answer, in the type of a document. */
const oneRow = new RegExp(
  `\\b(${globSync('hasura/migrations/default/*/up.sql')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/constraint (\w+)_one_row /g)])
    .map(([, table = '']) => table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .join('|')}): Array<`,
  'g',
);

const isDialog = (file: string): boolean => /Dialogs?\.tsx$/.test(file);
const methodOf = (id: string): string => operations[id as keyof typeof operations].method;

/** A part's file and those of its folder that it is made of; another part is not a piece of it. */
function modulesOf(file: string, parts: ReadonlySet<string>, found = new Set<string>()): string[] {
  found.add(file);
  const [room, slice] = file.split('/');
  for (const next of readModule(file).imported.values()) {
    const isOwn = next.startsWith(`${room}/${slice}/`) && !/\/(generated|testing)\/|\/index\.tsx$|\.css$/.test(next);
    if (isOwn && !parts.has(next) && !found.has(next)) modulesOf(next, parts, found);
  }
  return [...found];
}

/** Operations whose call or hook is imported. */
function operationsIn(source: string): string[] {
  const names = [...source.matchAll(/^import \{([^}]*)\} from '#client\/generated\/rest\/[^']*';/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/^use([A-Z])/, (_, first: string) => first.toLowerCase()));
  return [...new Set(names)].filter((name) => name in operations).sort();
}
