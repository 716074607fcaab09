// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDING } from '../Frame/useMedia.ts';

const sheets = globSync('{app,crm,portal,ui-kit}/**/*.css').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const widths = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/@media ([^{]+?) \{/g)].map(([, query = '']) => ({ file, query })),
);
const desks = sheets.flatMap(({ text }) =>
  [...text.matchAll(/\n {2}min-width: (1\d{3})px/g)].map(([, px]) => Number(px)),
);

test('what is drawn for a finger begins where the screens say so', () => {
  const touched = widths.filter(({ query }) => /pointer: coarse.*width/.test(query));
  expect(touched.length).toBeGreaterThan(1);
  expect(touched.filter(({ query }) => query !== STANDING)).toEqual([]);
});

test('a page used standing leaves the shape of a desk one pixel below its width', () => {
  const narrowed = widths.filter(({ query }) => /max-width: 1[1-9]\d\dpx/.test(query));
  expect(narrowed.length).toBeGreaterThan(1);
  expect(new Set(desks).size).toBe(1);
  expect(narrowed.filter(({ query }) => query !== `(max-width: ${Number(desks[0]) - 1}px)`)).toEqual([]);
});

test('words of students, guardians and visitors follow the size of letters that the browser is set to', () => {
  const fixed = sheets
    .filter(({ file }) => /^(app|portal)\//.test(file))
    .flatMap(({ file, text }) =>
      (text.match(/font-size: \d[^;]*px|font: [^;]*\dpx/g) ?? []).map((rule) => `${file}: ${rule}`),
    );
  expect(fixed).toEqual([]);
});
