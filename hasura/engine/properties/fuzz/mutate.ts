import type { GraphQLRequest } from '../../types.ts';
import type { Chooser } from '../chooser.ts';
import { CORPUS, HOSTILE } from './corpus.ts';

/** A request of the corpus with one to four things wrong. */
export function mutated(choose: Chooser): GraphQLRequest {
  const base = choose.pick(CORPUS);
  let request: GraphQLRequest = { ...base, variables: structuredClone(base.variables ?? {}) };
  for (let count = choose.int(1, 4); count > 0; count--) request = choose.pick(MUTATIONS)(choose, request);
  return request;
}

type Mutation = (choose: Chooser, request: GraphQLRequest) => GraphQLRequest;

const TOKEN = /"(?:[^"\\\n]|\\.)*"|\.\.\.|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|[^\s]/g;
const POOL = CORPUS.flatMap(({ query }) => query.match(TOKEN) ?? []);
const ODD = [
  '"""',
  '"\\u0000"',
  '"\\ud800"',
  '999999999999999999999',
  '-1',
  '1.5e400',
  'null',
  '{}',
  '[]',
  '@skip',
  '$',
  '#',
  '__typename',
  '\u0000',
  '\ufeff',
];

const withTokens =
  (change: (choose: Chooser, tokens: string[], at: number) => void): Mutation =>
  (choose, request) => {
    const tokens = request.query.match(TOKEN) ?? [];
    change(choose, tokens, choose.int(0, Math.max(0, tokens.length - 1)));
    return { ...request, query: tokens.join(' ') };
  };

const withString = (choose: Chooser, replace: (text: string) => void) => replace(JSON.stringify(choose.pick(HOSTILE)));

/** Changes something inside the variables; the transport already ensures that they are an object. */
const withVariables: Mutation = (choose, request) => {
  const variables = request.variables ?? {};
  const isEmpty = !Object.keys(variables).length;
  return { ...request, variables: isEmpty ? { id: odd(choose) } : (replaced(choose, variables) as typeof variables) };
};

const MUTATIONS: readonly Mutation[] = [
  withTokens((_, tokens, at) => void tokens.splice(at, 1)),
  withTokens((choose, tokens, at) => void tokens.splice(at, 1, choose.pick(POOL))),
  withTokens((choose, tokens, at) => void tokens.splice(at, 0, choose.pick([...POOL, ...ODD]))),
  withTokens((choose, tokens, at) => void tokens.splice(at, 1, choose.pick(ODD))),
  withTokens((choose, tokens, at) => {
    const other = choose.int(0, Math.max(0, tokens.length - 1));
    [tokens[at], tokens[other]] = [tokens[other] ?? '', tokens[at] ?? ''];
  }),
  // A hostile string where a string is, or anywhere.
  withTokens((choose, tokens, at) => {
    const strings = tokens.flatMap((token, index) => (token.startsWith('"') ? [index] : []));
    const place = strings.length && !choose.once(4) ? choose.pick(strings) : at;
    withString(choose, (text) => void tokens.splice(place, 1, text));
  }),
  withTokens((choose, tokens, at) => void tokens.splice(at, 0, ...tokens.slice(at, at + choose.int(1, 30)))),
  // Deep nesting and huge lists.
  withTokens((choose, tokens, at) => void tokens.splice(at, 1, deep(choose))),
  withTokens(
    (choose, tokens, at) =>
      void tokens.splice(at, 1, `[${`${choose.pick(['1', '"a"', '{}', 'null'])},`.repeat(choose.int(100, 5000))}]`),
  ),
  withTokens((choose, tokens, at) => void tokens.splice(at, 0, 'id '.repeat(choose.int(100, 4000)))),
  withVariables,
  withVariables,
  (choose, request) => ({
    ...request,
    variables: { ...request.variables, [choose.pick(['extra', '__proto__', '', 'id'])]: odd(choose) },
  }),
  (choose, request) => ({ ...request, operationName: choose.pick(['q', 'none', '', ...HOSTILE]) }),
];

function deep(choose: Chooser): string {
  const [open, close] = choose.pick([
    ['{author ', '}'],
    ['[', ']'],
    ['{_not: ', '}'],
    ['{_and: [', ']}'],
    ['{author: {books: ', '}}'],
    ['{a: ', '}'],
  ] as const);
  const times = choose.pick([3, 15, 60, 400, 3000]);
  return `${open.repeat(times)}${choose.pick(['{id}', '{}', '1', ''])}${close.repeat(times)}`;
}

/** The value with something inside it replaced. */
function replaced(choose: Chooser, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.keys(value).length) return odd(choose);
  const key = choose.pick(Object.keys(value));
  const inner = (value as Record<string, unknown>)[key];
  const change = choose.once(3) ? odd(choose) : replaced(choose, inner);
  if (Array.isArray(value)) return value.with(Number(key), change) as unknown[];
  return { ...value, [choose.once(6) ? choose.pick(HOSTILE) : key]: change };
}

function odd(choose: Chooser): unknown {
  const kind = choose.int(0, 9);
  if (kind < 4) return choose.pick(HOSTILE);
  if (kind === 4) return choose.pick([0, -1, 1.5, 1e300, 2 ** 53, -(2 ** 31) - 1, 2 ** 31]);
  if (kind === 5) return choose.pick([null, true, false, '', '\u0000', '\ud800', 'a\u0000b']);
  if (kind === 6) return Array.from({ length: choose.int(0, 3000) }, (_, index) => index);
  if (kind === 7) return nested(choose.pick([2, 20, 200, 3000]));
  return kind === 8 ? [choose.pick(HOSTILE), null, { a: [] }] : { [choose.pick(HOSTILE)]: choose.pick(HOSTILE) };
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { _and: value };
  return value;
}
