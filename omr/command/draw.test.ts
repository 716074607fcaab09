import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvalidExam } from '../sheets/exam.ts';
import { InvalidStudents } from '../sheets/students.ts';
import { parseTemplate } from '../template/template.ts';
import { runDraw } from './draw.node.ts';
import type { ResultLine } from './lines.ts';
import { runRead } from './read.node.ts';

let folder: string;
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-'));
  const questions = Array.from({ length: 30 }, () => ({ kind: 'number', digits: 2 }));
  await writeFile(path('exam.json'), JSON.stringify({ id: 'e1', title: '수학', paper: 'A5', questions }));
  await writeFile(path('students.csv'), '이름,학생 번호\n김하늘,20260117\n남궁민수,20260118\n');
  await writeFile(path('double.csv'), '이름,학생 번호\n김하늘,20260117\n남궁민수,20260117\n');
});
afterAll(() => rm(folder, { recursive: true }));

it('draws the sheets of a class from files, and writes the templates that read needs', async () => {
  const files = ['--exam', path('exam.json'), '--students', path('students.csv'), '--quiet'];
  const results = ['--out', path('sheets.pdf'), '--save-template', path('template.json')];
  expect(await runDraw([...files, ...results])).toBe(0);
  const templates: unknown[] = JSON.parse(await readFile(path('template.json'), 'utf8'));
  expect(templates.map((template) => parseTemplate(template).code!.text)).toEqual(['OMR1:e1:1', 'OMR1:e1:2']);
  const read = ['--template', path('template.json'), '--out', path('results.jsonl'), '--quiet', path('sheets.pdf')];
  expect(await runRead(read)).toBe(0);
  const lines = (await readFile(path('results.jsonl'), 'utf8')).trim().split('\n');
  const seen = lines
    .map((line) => JSON.parse(line) as ResultLine)
    .map(({ page, code, composites }) => `${page} ${code} ${composites['studentNumber']}`);
  expect(seen).toEqual([
    '1 OMR1:e1:1 20260117',
    '2 OMR1:e1:2 20260117',
    '3 OMR1:e1:1 20260118',
    '4 OMR1:e1:2 20260118',
  ]);
  expect(await runDraw(['--template', path('template.json'), '--out', path('plain.pdf'), '--quiet'])).toBe(0);
  expect((await stat(path('plain.pdf'))).size).toBeGreaterThan(10_000);
});

it('writes nothing when the list or the exam is wrong', async () => {
  const out = ['--out', path('none.pdf'), '--quiet'];
  await expect(runDraw(['--exam', path('exam.json'), '--students', path('double.csv'), ...out])).rejects.toThrow(
    InvalidStudents,
  );
  await writeFile(path('bad.json'), JSON.stringify({ id: 'e1', title: '', questions: 5 }));
  await expect(runDraw(['--exam', path('bad.json'), ...out])).rejects.toThrow(InvalidExam);
  await expect(runDraw(out)).rejects.toThrow(/npm run omr -- draw/);
  await expect(stat(path('none.pdf'))).rejects.toThrow(/ENOENT/);
});
