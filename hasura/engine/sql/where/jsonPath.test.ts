import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../../testing/shop.ts';
import { jsonPath } from './jsonPath.ts';

const BAD =
  '. Accept letters, digits, underscore (_) or hyphen (-) only. Use quotes enclosed in bracket (["..."]) if there is any special character';

const anyKey = fc.string({ unit: 'binary' });
const single = (key: string) =>
  JSON.stringify(key)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);

describe('jsonPath', () => {
  it.each([
    ['$', []],
    ['a', ['a']],
    ['$a', ['a']],
    ['$.a.b-1', ['a', 'b-1']],
    ['.a', ['a']],
    ['_', ['_']],
    ['$[0][12].x', ['0', '12', 'x']],
    ['[007]', ['7']],
    ['a.[1].["b"]', ['a', '1', 'b']],
    ['[0]a["b"]c', ['0', 'a', 'b', 'c']],
    ['$["a b"]', ['a b']],
    ["$['x']", ['x']],
    ["['it\\'s']", ["it's"]],
    [`['"']`, ['"']],
    [String.raw`["\"\\\n\u00e9"]`, ['"\\\né']],
    [`["it's"]`, ["it's"]],
    ['[""]', ['']],
    ['["]["]', ['][']],
    ['학생.이름', ['학생', '이름']],
    ["['你好'].ß", ['你好', 'ß']],
    ['$.𝒳1', ['𝒳1']],
    ['["👍"]', ['👍']],
  ])('reads %s', (path, steps) => {
    expect(jsonPath(path)).toEqual(steps);
  });

  it.each([
    ...['', '$$', '.', 'a.', 'a..b', '..a', '1a', '$1', '-a', 'a b', ' a', 'a ', 'a*', 'a:b', '@', '👍', 'a.1', '٣'],
    ...['[', ']', '[]', '[a]', '[-1]', '[1', '[ 1]', '[1 ]', '["a]', "['a]", `["a']`, '["a"', '["a"b]', '["a\\"]'],
    ...[`["\\'"]`, '["\\x"]', '["\\ud800"]', '["\ud800"]', '["a\nb"]', '[1]]', 'a[٣]'],
  ])('cannot read %s', (path) => {
    expect(jsonPath(path)).toBeNull();
  });

  it('reads back any key, in either kind of quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyKey, fc.boolean(), fc.boolean()), { minLength: 1 }), (keys) => {
        const written = keys.map(([key, isSingle, dot]) => {
          return `${dot ? '.' : ''}[${isSingle ? `'${single(key)}'` : JSON.stringify(key)}]`;
        });
        expect(jsonPath(`$${written.join('')}`)).toEqual(keys.map(([key]) => key));
      }),
    );
  });

  it('reads back any name and index without quotes', () => {
    const name = fc.stringMatching(/^[\p{L}_][\p{L}0-9_-]*$/u);
    const index = fc.nat();
    fc.assert(
      fc.property(fc.array(fc.oneof(name, index), { minLength: 1 }), fc.boolean(), (steps, rooted) => {
        const written = steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
        expect(jsonPath(`${rooted ? '$' : ''}${written}`)).toEqual(steps.map(String));
      }),
    );
  });

  it('reads or refuses any text at once', () => {
    const part = fc.constantFrom('$', '.', '[', ']', '"', "'", '\\', 'a', '가', '0', '-', '_', ' ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
        const steps = jsonPath(parts.join(''));
        expect(steps === null || steps.every((step) => step.isWellFormed())).toBe(true);
      }),
    );
    expect(jsonPath(`["${'\\\\'.repeat(100_000)}`)).toBeNull();
  });
});

describe('path of a jsonb column', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    const details = { 'a b': { 이름: ['x', { "it's": 1, '"': 2 }] }, lang: 'ko' };
    await shop.db.exec(`update books set details = '${JSON.stringify(details).replaceAll("'", "''")}' where id = 1`);
  }, 60_000);
  afterAll(() => shop.close());

  const read = async (path: string) => {
    const literal = `{ books_by_pk(id: 1) { details(path: ${JSON.stringify(path)}) } }`;
    const query = 'query ($path: String!) { books_by_pk(id: 1) { details(path: $path) } }';
    const answers = [await shop.ask(literal), await shop.ask({ query, variables: { path } })];
    const [value, other] = answers.map((answer) => {
      return refusal(answer) ?? (answer.data?.['books_by_pk'] as Record<string, unknown>)['details'];
    });
    expect(other).toEqual(value);
    return value;
  };

  it('takes quoted keys, keys of any script, indexes, and brackets after dots', async () => {
    expect(await read('$["a b"].이름[0]')).toBe('x');
    expect(await read(`['a b'].['이름'].[1].["it's"]`)).toBe(1);
    expect(await read(`['a b'].이름[1]['"']`)).toBe(2);
    expect(await read('lang')).toBe('ko');
    expect(await read('nothing')).toBeNull();
    expect(await read('$')).toHaveProperty('lang', 'ko');
  });

  it("refuses what is no path in Hasura's words", async () => {
    for (const path of ['', ' lang', 'a:b', '["a']) {
      const place = '$.selectionSet.books_by_pk.selectionSet.details.args';
      expect(await read(path)).toBe(`validation-failed: parse json path error: ${path}${BAD} at ${place}`);
    }
  });

  it('reads back a value below any key PostgreSQL can hold', { tags: ['sampled'] }, async () => {
    const write =
      'mutation ($details: jsonb!) { update_books_by_pk(pk_columns: {id: 2}, _set: {details: $details}) { id } }';
    const query = 'query ($path: String!) { books_by_pk(id: 2) { details(path: $path) } }';
    // jsonb has no U+0000.
    const key = anyKey.map((text) => text.replaceAll('\0', '')).filter((text) => text !== '__proto__');
    await fc.assert(
      fc.asyncProperty(key, key, fc.boolean(), async (outer, inner, isSingle) => {
        const details = { [outer]: [{ [inner]: 'found' }] };
        expect(refusal(await shop.ask({ query: write, variables: { details } }))).toBeUndefined();
        const quoted = (text: string) => (isSingle ? `'${single(text)}'` : JSON.stringify(text));
        const path = `$[${quoted(outer)}][0].[${quoted(inner)}]`;
        expect(await shop.ask({ query, variables: { path } })).toEqual({ data: { books_by_pk: { details: 'found' } } });
      }),
      { numRuns: Math.ceil(50 * Number(process.env.TEST_RUNS)) },
    );
    const nothing = await shop.ask({ query, variables: { path: String.raw`["\u0000"]` } });
    expect(refusal(nothing)).toMatch(/^data-exception: /);
  });

  it('refuses what is no string', async () => {
    const ask = async (path: string) => refusal(await shop.ask(`{ books { details(path: ${path}) } }`));
    const place = 'at $.selectionSet.books.selectionSet.details.args.path';
    expect(await ask('1')).toBe(
      `validation-failed: expected a string for type 'String', but found an integer ${place}`,
    );
    expect(await ask('null')).toBe(`validation-failed: expected a string for type 'String', but found null ${place}`);
  });
});
