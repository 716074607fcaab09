// @module-tag tree
// @module-tag timeless
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of plays with which a person goes on from what is shown. What only opens a dialog or gives a file reaches the state. */
const leaves = /\b(?:tells|hears\w*|triesAgain)\(|msw\.use\(/;
const acts = /\b(?:press|submit|asks|write|rewrite|retype|typeAt|take|closes|sendsOnce|userEvent\.\w+)\(/;

/** One waits, or is refused, for what was done; the others are there by themselves. */
const isRest = (name = ''): boolean => name === 'Filled' || name === 'Empty';

const story = /^export const (Filled|Empty|Loading|Failed) = \w+\.(?:story|extend)\(\{\n([\s\S]*?)^\}\);/gm;

test('a story that is named after a state ends in it: what is tried on it is its test', () => {
  const found = globSync('{app,crm,portal,ui-kit}/**/*.stories.tsx').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(story), ([, name, body = '']) => {
      const play = /^ {2}play:[\s\S]*?(?=^ {2}\w|(?![\s\S]))/m.exec(body)?.[0] ?? '';
      return { at: `${file} ${name}`, isLeft: leaves.test(play) || (isRest(name) && acts.test(play)) };
    }),
  );
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ isLeft }) => isLeft).map(({ at }) => at)).toEqual([]);
});

test('a play waits for what it looks at: with motion it is there before it can be seen', () => {
  const hasty = /(?<!waitFor\(\(\) => )expect\((?:(?!expect\()[\s\S])*?\)\.toBeVisible\(\)/;
  const found = globSync('{app,crm,portal,ui-kit}/**/*.stories.tsx').filter((file) =>
    hasty.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
