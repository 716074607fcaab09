import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { navigation, routes } from './faces.ts';

test('every face passes the check', () => {
  const faces = globSync('portal/*/index.tsx');
  expect(faces.length).toBeGreaterThan(5);
  expect(faces.filter((file) => !readFileSync(file, 'utf8').includes('export const face: Face = {'))).toEqual([]);
});

test('navigation entries are sorted', () => {
  expect(navigation.map(({ label }) => label)).toEqual(['홈', '클리닉', '질문', '단어장', '내 정보']);
});

test('an address has only one page', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});
