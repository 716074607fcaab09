// @module-tag timeless
import { expect, it } from 'vitest';
import { demandOf } from './constraints.ts';

const text = { name: 'title', type: 'text' };
const number = { name: 'points', type: 'numeric' };

it.each([
  [text, 'CHECK (((title = btrim(title)) AND ((length(title) >= 1) AND (length(title) <= 20))))', [1, 20]],
  [text, "CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200) AND (title IS NFC NORMALIZED)))", [1, 200]],
  [text, "CHECK ((btrim(title, ' \t\n'::text) <> ''::text))", [1, undefined]],
  [text, 'CHECK ((length(title) <= 500))', [undefined, 500]],
  [number, 'CHECK (((points >= (0)::numeric) AND (points <= (100)::numeric)))', [0, 100]],
])('reads of a %j how many it may have: %s', (column, definition, [least, most]) => {
  const kind = column === text ? 'length' : 'range';
  expect(demandOf(definition, column)).toEqual(JSON.parse(JSON.stringify({ kind, least, most })));
});

it('reads a bound that is itself too small, and a list of values', () => {
  expect(demandOf('CHECK ((points > (0)::numeric))', number)).toEqual({ kind: 'range', above: 0 });
  expect(demandOf("CHECK ((title = ANY (ARRAY['A'::text, 'B'::text])))", text)).toEqual({ kind: 'known' });
});

it.each([
  "CHECK ((title ~ '^#[0-9a-f]{6}$'::text))",
  'CHECK (((title = lower(title)) AND (length(title) <= 20)))',
  "CHECK (((title = ''::text) OR (length(title) >= 2)))",
])('leaves to words by hand what demands more: %s', (definition) => {
  expect(demandOf(definition, text)).toBeUndefined();
});
