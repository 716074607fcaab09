// @module-tag tree
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAllItNames } from '../generate/states/modules.ts';
import { readStates, states, type Line, type State } from '../generate/states/table.ts';

const lines = readStates();
const nameOf = ({ part }: Line) => part.file.replace(/\.tsx$/, '');
const lacks = ({ cells }: Line, state: State) => {
  const cell = cells[state];
  return 'stories' in cell && cell.stories.length === 0;
};
const missing = lines.flatMap((line) =>
  states.filter((state) => lacks(line, state)).map((state) => `${nameOf(line)}: ${state}`),
);

test('every part is shown by a story in each state it can be in', () => {
  expect(lines.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test('a screen is shown by the stories that answer what it asks for', () => {
  const tags = lines.find((line) => nameOf(line) === 'crm/tags/TagListPage');
  expect(tags?.part.reads).toContain('TagList');
  expect(tags?.cells).toMatchObject({
    empty: { stories: ['Empty'] },
    loading: { stories: ['Loading'] },
    failed: { stories: ['Failed'] },
  });
});

test('a page that asks for nothing can neither load nor fail', () => {
  const page = lines.find((line) => nameOf(line) === 'crm/accessLog/AuditPage');
  expect(page?.cells).toMatchObject({
    loading: { cannot: '부르는 것이 없음' },
    failed: { cannot: '부르는 것이 없음' },
  });
});

test('a story is read with what it names, in its file and in its helpers for tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  const file = join(folder, 'A.stories.tsx');
  writeFileSync(
    file,
    "const rows = [1];\nconst answers = () => filled('a', rows);\nconst other = 2;\nexport const A = answers();\n",
  );
  const text = withAllItNames(file, 'A');
  expect(text).toContain("filled('a', rows)");
  expect(text).toContain('[1]');
  expect(text).not.toContain('other');
});
