// @module-tag tree
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createI18n, texts } from './i18n.ts';

const { resolve } = createRequire(import.meta.url);
const { translate } = createI18n((name) => ({ wordDecks: '단어장', tags: '태그' })[name]);

/** Screens of refine that this app has not: signing in is the app's, and so is the error page. */
const unused = /^pages\.(login|register|forgotPassword|updatePassword)\./;

test('every text that refine and its MUI package look up is Korean', () => {
  const sources = ['@refinedev/core', '@refinedev/mui'].map((name) => readFileSync(resolve(name), 'utf8')).join('\n');
  const called = [...sources.matchAll(/\btranslate\w*\(\s*"([a-zA-Z]+(?:\.[a-zA-Z0-9]+)+)"/g)].map(
    ([, key = '']) => key,
  );
  const keys = [...new Set(called)].filter((key) => !unused.test(key));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !/[가-힣]/.test(translate(key, { resource: '단어장' })))).toEqual([]);
  expect(Object.values(texts).filter((text) => /[A-Za-z]{2}/.test(text.replace(/\{\{\w+\}\}/g, '')))).toEqual([]);
});

test('what it says of a resource uses its label, with the right particle', () => {
  expect(translate('notifications.createSuccess', { resource: '단어장' })).toBe('단어장을 만들었습니다');
  expect(translate('notifications.deleteSuccess', { resource: '태그' })).toBe('태그를 삭제했습니다');
  expect(translate('wordDecks.titles.create', 'Create word deck')).toBe('단어장 만들기');
  expect(translate('tags.tags', 'tags')).toBe('태그');
});

test('numbers stand in their places, and an unknown key falls back', () => {
  expect(translate('notifications.undoable', { seconds: 5 })).toBe('5초 안에 되돌릴 수 있습니다');
  expect(translate('something.else', undefined, '그대로')).toBe('그대로');
});
