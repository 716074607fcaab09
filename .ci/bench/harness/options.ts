import { parseArgs } from 'node:util';
import type { Options } from './bench.ts';

const wanted = (defaults: Options) =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  );

/** The arguments a bench knows, of those for several. @throws TypeError for one that none of them knows */
export function shareOut(args: readonly string[], all: readonly Options[]): string[][] {
  const options = wanted(Object.assign({}, ...all));
  const { tokens } = parseArgs({ args: [...args], options, tokens: true });
  return all.map((own) =>
    tokens.flatMap((token) =>
      token.kind === 'option' && token.name in own
        ? [`--${token.name}${token.value === undefined ? '' : `=${token.value}`}`]
        : [],
    ),
  );
}

/** Options from the command line, else their defaults. @throws Error when a number is none */
export function readOptions(args: readonly string[], defaults: Options): Options {
  const { values } = parseArgs({ args: [...args], options: wanted(defaults) });
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, typedAs(value, values[name] ?? value, name)]),
  );
}

function typedAs(example: Options[string], given: Options[string], name: string): Options[string] {
  if (typeof example !== 'number') return given;
  if (given === '' || !Number.isFinite(Number(given))) throw new Error(`--${name} ${given} is not a number.`);
  return Number(given);
}
