import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const css = readFileSync('ui-kit/theme/tokens.css', 'utf8');

test('every opaque colour is a token of both modes, every plain size one of its device', () => {
  const { color, size } = JSON.parse(tokensOf(css));
  const names = [...css.matchAll(/--([\w-]+): light-dark\(#/g)].map(([, name]) => name);
  expect(Object.keys(color.light)).toEqual(['$type', ...names]);
  expect(Object.keys(color.dark)).toEqual(Object.keys(color.light));
  expect(color.light.surface).toEqual({ $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } });
  expect(color.dark.surface).toMatchObject({ $value: { hex: '#1b1f26' } });
  expect(size.desk).toMatchObject({ $type: 'dimension', control: { $value: { value: 34, unit: 'px' } } });
  expect(size.touch).toMatchObject({
    radius: { $value: { value: 10, unit: 'px' } },
    text: { $value: { value: 1, unit: 'rem' } },
  });
});
