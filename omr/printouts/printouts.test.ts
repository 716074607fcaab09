import { expect, it } from 'vitest';
import { loadFonts } from '../sheets/fonts.node.ts';
import { parseExam } from '../sheets/exam.ts';
import { printPdf } from '../testing/scans.node.ts';
import { drawPrintouts } from './drawPrintouts.ts';
import { flow } from './flow.ts';
import { wrap } from './wrap.ts';
import { InvalidPrintout, type Printout } from './types.ts';

const measure = (words: string) => words.length;
const sheet = parseExam({ id: 'words', title: '단어 시험', questions: 10 });
const printout = (more: Partial<Printout> = {}): Printout => ({
  title: '단어 시험',
  subtitle: '영어 · 2026.11.23',
  advice: '알맞은 것을 고르세요.',
  name: '김민수',
  number: '20260001',
  group: '영어',
  questions: Array.from({ length: 10 }, (_, at) => ({
    prompt: `word ${at}`,
    choices: ['하나', '둘', '셋', '넷'],
    answer: '①',
  })),
  sheet: null,
  ...more,
});
const draw = async (printouts: readonly Printout[], withAnswers = false) =>
  drawPrintouts(printouts, { fonts: await loadFonts(), withAnswers });

it('breaks a line at spaces, and inside a word only when it is wider than a line', () => {
  expect(wrap('one two three', 7, measure)).toEqual(['one two', 'three']);
  expect(wrap('abcdefgh ij', 3, measure)).toEqual(['abc', 'def', 'gh', 'ij']);
  expect(wrap('  ', 3, measure)).toEqual(['']);
});

it('fills columns, then pages, and loses no block', () => {
  const frame = { left: 0, top: 0, bottom: 10, width: 5, columns: 2, gap: 1 };
  const blocks = [4, 4, 4, 20, 4, 4].map((height) => ({ height, paint: () => undefined }));
  const places = flow(blocks, frame).map((page) => page.map(({ x, y }) => [x, y]));
  expect(places).toEqual([
    [
      [0, 0],
      [0, 4],
      [6, 0],
    ],
    [
      [0, 0],
      [6, 0],
      [6, 4],
    ],
  ]);
});

it('draws each printout with its answer sheet behind it, and the answers at the end', async () => {
  const printouts = [
    printout({ sheet }),
    printout({ sheet, name: '박서연', number: '20260002' }),
    printout({ name: '이하늘' }),
  ];
  const pages = await printPdf(await draw(printouts, true), 30);
  expect(pages).toHaveLength(6);
  // Corner marks of the two answer sheets.
  const isSheet = pages.map(({ data, width }) => data[Math.round(width * (11 / 210)) * (width + 1)]! < 90);
  expect(isSheet).toEqual([false, true, false, true, false, false]);
});

it('takes as many pages as the questions need', async () => {
  const [question] = printout().questions;
  const many = printout({ questions: Array.from({ length: 100 }, () => question!) });
  expect((await printPdf(await draw([many]), 20)).length).toBeGreaterThan(2);
});

it('names the letters that the fonts lack', async () => {
  const odd = printout({ questions: [{ prompt: '龘', choices: null, answer: '' }] });
  await expect(draw([odd])).rejects.toThrow(InvalidPrintout);
  await expect(draw([odd])).rejects.toThrow('‘龘’');
});
