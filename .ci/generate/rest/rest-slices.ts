/**
 * Sorts orval's output by slice: `client/generated/rest/<slice>.ts` has the types of a slice, its calls and its hooks. A type is
 * in the file of the slice that defines it, in `openapi/schemas/<slice>.yaml`; types without a slice are in `shared.ts`. Only
 * their names are orval's: what they are is in `openapi/generated/api.d.ts`.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { camelCase } from '../camel-case.ts';
import { namedTypes } from './rest-types.ts';

/** The folder orval has written to. */
export const restDraft = '.cache/orval/rest';

const folder = 'client/generated/rest';
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';
const shared = 'shared';
/** Where a word may be the name of a type, and is none. */
const notCode = /\/\*\*.*?\*\/|\['.*?'\]/gs;

interface Draft {
  /** Text of each type, and of the calls of each slice. */
  types: Map<string, string>;
  calls: Map<string, string>;
}

/** Writes one file for each slice. */
export function writeRestSlices(): void {
  const whole = readDraft();
  const homes = homesOf(whole);
  const inCalls = namesIn([...whole.calls.values()].join('\n'), whole.types);
  const draft = { ...whole, types: namedTypes(whole.types, inCalls) };
  const slices = new Set([...draft.calls.keys(), ...homes.values()]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const slice of slices) writeFileSync(join(folder, `${slice}.ts`), sliceText(slice, draft, homes));
}

function sliceText(slice: string, { types, calls }: Draft, homes: Map<string, string>) {
  const own = [...types].filter(([name]) => homes.get(name) === slice).map(([, text]) => text);
  const body = [own.join('\n'), calls.get(slice)].filter(Boolean).join('\n\n');
  const foreign = namesIn(body.replaceAll(notCode, ''), types).filter((name) => homes.get(name) !== slice);
  const imports = Object.entries(Object.groupBy(foreign, (name) => homes.get(name) ?? shared))
    .sort()
    .map(([home, names = []]) => `import type { ${names.join(', ')} } from './${home}.ts';`);
  const helpers = ['call', 'useCommand', 'useRead', 'type QueryOptions'].filter((name) =>
    new RegExp(`\\b${name.replace('type ', '')}[<(]`).test(body),
  );
  const parts = ['components', 'operations'].filter((part) => own.some((text) => text.includes(`${part}[`)));
  if (parts.length > 0) imports.unshift(`import type { ${parts.join(', ')} } from '#openapi/generated/api.d.ts';`);
  if (helpers.length > 0) imports.push(`import { ${helpers.join(', ')} } from '../../rest.ts';`);
  return [header, ...imports, imports.length > 0 ? '' : [], body, ''].flat().join('\n');
}

function readDraft(): Draft {
  const read = (path: string) => withoutImports(readFileSync(join(restDraft, path), 'utf8'));
  const files = readdirSync(restDraft).filter((name) => name.endsWith('.ts'));
  const types = readdirSync(join(restDraft, 'model')).map((file): [string, string] => {
    const text = read(join('model', file));
    return [/^export (?:type|interface|const) (\w+)/m.exec(text)?.[1] ?? file, text];
  });
  return {
    types: new Map(types.sort(([a], [b]) => (a < b ? -1 : 1))),
    calls: new Map(files.map((file) => [camelCase(basename(file, '.ts')), read(file)])),
  };
}

const withoutImports = (text: string) =>
  text
    .replaceAll(/^import [^;]*;\n/gm, '')
    // A comment that fits in a line is one.
    .replaceAll(/\/\*\*\n \* (?:@summary )?(.*)\n \*\//g, '/** $1 */')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim();

/** The slice of each type. */
function homesOf({ types, calls }: Draft): Map<string, string> {
  const defined = definitions();
  const homes = new Map<string, string>();
  const named = (texts: Map<string, string>) =>
    [...texts].map(([user, text]) => ({ user, names: namesIn(text, types) }));
  const [byTypes, byCalls] = [named(types), named(calls)];
  const users = (name: string) => [
    ...byTypes.filter(({ user, names }) => user !== name && names.includes(name)).map(({ user }) => homeOf(user)),
    ...byCalls.filter(({ names }) => names.includes(name)).map(({ user }) => user),
  ];
  function homeOf(name: string): string {
    const known = homes.get(name);
    if (known !== undefined) return known;
    homes.set(name, shared);
    const slices = new Set(defined.get(name) ?? users(name));
    const home = slices.size === 1 ? ([...slices][0] ?? shared) : shared;
    homes.set(name, home);
    return home;
  }
  for (const name of types.keys()) homeOf(name);
  return homes;
}

/** The slices that define a schema of a name; a name defined in several gets a number, and goes to the slice that uses it. */
function definitions() {
  const slices = new Map<string, string[]>();
  for (const path of globSync('openapi/schemas/*.yaml')) {
    const slice = basename(path, '.yaml');
    for (const name of Object.keys(parse(readFileSync(path, 'utf8')) as object)) {
      slices.set(name, [
        ...(slices.get(name) ?? []),
        ['common', 'parameters', 'responses'].includes(slice) ? shared : slice,
      ]);
    }
  }
  return new Map([...slices].filter(([, homes]) => new Set(homes).size === 1));
}

const namesIn = (text: string, types: Map<string, string>) =>
  [...new Set(text.match(/\b[A-Z]\w+\b/g))].filter((name) => types.has(name)).sort();
