/** Gathers the contract from its slices, so that a new operation is no line elsewhere. Run by `npm run generate`. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';

const folder = import.meta.dirname;
const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;

/** Writes `generated/openapi.yaml`: `openapi.yaml` with a tag for every file of `paths/` and its paths. */
export function gatherContract(): string {
  const slices = globSync('paths/*.yaml', { cwd: folder })
    .toSorted()
    .map((file) => ({ file, name: basename(file, '.yaml'), content: read(file) }));
  const tags = slices.map(({ name, content }) => ({ name, description: content['x-description'] }));
  const paths = slices.flatMap(({ file, content }) =>
    Object.keys(content)
      .filter((key) => key.startsWith('/'))
      .map((path) => [path, { $ref: `../${file}#/${pointer(path)}` }] as const),
  );
  const twice = paths.map(([path]) => path).find((path, at, all) => all.indexOf(path) !== at);
  if (twice !== undefined) throw new Error(`${twice} is described by two slices`);
  const target = join(folder, 'generated/openapi.yaml');
  mkdirSync(join(folder, 'generated'), { recursive: true });
  writeFileSync(target, `${header}${stringify({ ...read('openapi.yaml'), tags, paths: Object.fromEntries(paths) })}`);
  return target;
}

const header = '# Generated from openapi/ by `npm run generate`. Do not edit.\n';
const pointer = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');
