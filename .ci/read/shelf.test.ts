// @module-tag timeless
import { expect, it } from 'vitest';
import { kinds, sayFile, shapeOf } from './kinds.ts';
import { lists, wholeShelf } from './shelf.ts';

it.each(lists.map((file) => [`${file.kind}: ${file.name}`, file] as const))('%s', async (_title, file) => {
  expect(await sayFile(file.kind, await file.bytes(), file.name, (value) => value)).toEqual(file.expected);
});

it('is the table of docs/foreign-files.md', async () => {
  const shelf = await wholeShelf();
  expect(shelf.filter(({ kind }) => !kinds[kind])).toEqual([]);
  const page = [
    '# Files of other programs',
    '',
    'What the product says about files that it did not make, before anything is written. Each row is a test (of lists in',
    '`.ci/read`, of the others beside their readers), its file built by a script under `*/testing/`; `npm run test:unit -- .ci/read -u` writes this page. `npm run read -- <kind> <file or folder>` says the same about',
    'any file, its values by their shape alone: support asks an academy for that, not for the file.',
    ...Object.entries(kinds).flatMap(([kind, { about }]) => [
      '',
      `## ${kind}: ${about}`,
      '',
      '| file | who leaves it | what is said |',
      '| --- | --- | --- |',
      ...shelf.filter((file) => file.kind === kind).map(row),
    ]),
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../docs/foreign-files.md');
});

function row({ name, leftBy, expected }: Awaited<ReturnType<typeof wholeShelf>>[number]): string {
  const plain = (text: string): string => text.replaceAll(/\n/g, '⏎').replaceAll('|', '\\|');
  return `| ${name} | ${plain(leftBy)} | ${expected.map(plain).join('<br>')} |`;
}

it('shows a value to support by its shape alone', () => {
  expect(['한가온', '010-1234-5678', 'Han ㄱ①', '金'].map(shapeOf)).toEqual([
    '가가가',
    '000-0000-0000',
    'aaa 가0',
    '가',
  ]);
});
