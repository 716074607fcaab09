import { expect, test } from 'vitest';
import { help, readOptions } from './options.ts';

test('screens are drawn unless others are asked for; against a commit, whatever has changed', () => {
  expect(readOptions([])).toMatchObject({ only: /^(crm|portal|app)-/i, widths: [], accept: false, all: false });
  expect(readOptions(['--against', 'HEAD~3', '--widths', '360,768'])).toMatchObject({
    against: 'HEAD~3',
    only: /./i,
    widths: [360, 768],
  });
  expect(readOptions(['--against', 'HEAD~3', '--only', '클리닉', '--all'])).toMatchObject({
    only: /클리닉/i,
    all: true,
  });
});

test('what does not go together or is not known is refused', () => {
  expect(() => readOptions(['--against', 'HEAD', '--accept'])).toThrow('--accept');
  expect(() => readOptions(['--all'])).toThrow('--against');
  expect(() => readOptions(['--agianst', 'HEAD'])).toThrow('--agianst');
});

test('help has a line for every option', () => {
  expect(readOptions(['--help'])).toBe('help');
  const lines = help().split('\n').slice(2);
  const options = ['only', 'widths', 'accept', 'against', 'all', 'no-build', 'help'];
  expect(lines.map((line) => /^ {2}--([\w-]+)/.exec(line)?.[1])).toEqual(options);
  for (const line of lines) expect(line).toMatch(/^ {2}--[\w-]+( <\S+>)? {2,}\S.{20,}$|--help +\S/);
});
