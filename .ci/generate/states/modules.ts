import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What one module declares at its top and imports from files beside it. */
interface Module {
  text: string;
  /** The text of each declaration, by each name it gives. */
  declared: ReadonlyMap<string, string>;
  /** The file that each imported name comes from, from the root. */
  imported: ReadonlyMap<string, string>;
}

const start = /^(?=(?:export )?(?:default )?(?:async )?(?:const|function) )/m;
const head = /^(?:export )?(?:default )?(?:async )?(?:const|function)\*? (?:\[([^\]]*)\]|\{([^}]*)\}|(\w+))/;
const relativeImport = /^import (?:type )?(?:(\w+)(?:, )?)?(?:\{([^}]*)\})? ?from '(\.[^']*)';/gm;
const read = new Map<string, Module>();

/** Reads a module of this repository, as far as its layout tells: what begins a line is at the top. */
export function readModule(file: string): Module {
  const known = read.get(file);
  if (known) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const declared = new Map<string, string>();
  for (const part of text.split(start)) {
    const [, list, fields, name] = head.exec(part) ?? [];
    for (const given of namesIn(list ?? fields ?? name ?? '')) declared.set(given, part);
  }
  const imported = new Map<string, string>();
  for (const [, standard, list, path] of text.matchAll(relativeImport)) {
    for (const name of namesIn(`${standard ?? ''},${list ?? ''}`)) imported.set(name, join(dirname(file), path!));
  }
  const module = { text, declared, imported };
  read.set(file, module);
  return module;
}

/** A declaration with all that it names, in its module and in the helpers for tests that it imports. */
export function withAllItNames(file: string, name: string, seen = new Set<string>()): string {
  const { declared, imported } = readModule(file);
  const text = declared.get(name) ?? '';
  if (seen.has(`${file} ${name}`)) return '';
  seen.add(`${file} ${name}`);
  const named = [...new Set(text.match(/\b[A-Za-z_]\w*\b/g))].map((other) => {
    if (declared.has(other)) return withAllItNames(file, other, seen);
    const from = imported.get(other);
    return from?.includes('/testing/') ? withAllItNames(from, other, seen) : '';
  });
  return [text, ...named].join('\n');
}

function namesIn(list: string): string[] {
  return list.split(',').flatMap((part) => /(\w+)\s*$/.exec(part.replace(/:.*/, ''))?.[1] ?? []);
}
