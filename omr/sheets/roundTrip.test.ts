import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Canvas } from '../bench/canvas.ts';
import { chain, type Distortion } from '../bench/distort.ts';
import { levels, noise } from '../bench/light.ts';
import { createRandom } from '../bench/random.ts';
import { photo, turn } from '../bench/shape.ts';
import type { SheetReading } from '../page/identify.ts';
import type { Template } from '../template/template.ts';
import { answerSheet, printPdf, readScans, scanToPdf, type Answers } from '../testing/scans.node.ts';
import { drawExam, drawTemplate } from './draw.ts';
import { parseExam, type ExamInput } from './exam.ts';
import { loadFonts } from './fonts.node.ts';
import { papers } from './paper.ts';
import { templatesOf } from './templates.ts';

const dpi = 150;
const fonts = await loadFonts();
const students = [{ name: '김하늘', number: '20260117', group: '고2 심화' }];
const choices = (count: number, choices = 5) =>
  Array.from({ length: count }, () => ({ kind: 'choice' as const, choices }));
const numbers = (count: number) => Array.from({ length: count }, () => ({ kind: 'number' as const, digits: 3 }));
const mathExam = [...choices(15), ...numbers(7), ...choices(6), ...numbers(2)];

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'omr-'))));
afterAll(() => rm(folder, { recursive: true }));

async function readBack(pages: readonly Canvas[], templates: readonly Template[]): Promise<SheetReading[]> {
  const file = join(folder, 'scan.pdf');
  await writeFile(file, await scanToPdf(pages));
  return readScans(file, templates);
}

function valuesOf({ reading }: SheetReading, answers: Answers): Answers {
  return Object.fromEntries(Object.keys(answers).map((id) => [id, String(reading.fields[id]?.value)]));
}

const scanner = chain(levels(18, 246), noise(2));

it.each<[string, ExamInput, Distortion, string[]]>([
  ['60 questions on A4', { id: 'a', title: '주간 시험', questions: 60 }, scanner, ['read']],
  [
    'choices and numbers, upside down',
    { id: '0193f1b2-7c1e-7b3a-9c55-0a1b2c3d4e5f', title: '수학', questions: mathExam },
    chain(turn(2), scanner),
    ['read'],
  ],
  ['100 questions on A5', { id: 'c', title: '단어', paper: 'A5', questions: 100 }, chain(turn(1), scanner), ['read']],
  [
    'two pages, photographed',
    { id: 'd', title: '수학', paper: 'A5', questions: [...numbers(12), ...choices(8, 3)] },
    photo(0.06, 4, 0.85),
    ['read', 'needs_review'],
  ],
])('reads what it drew: %s', async (_, input, distort, states) => {
  const exam = parseExam(input);
  const templates = templatesOf(exam);
  const printed = await printPdf(await drawExam(exam, students, { fonts }), dpi);
  expect(printed.length).toBe(templates.length);
  const answers = printed.map((page, index) => answerSheet(page, templates[index]!, index, true));
  const scans = printed.map((page, index) => distort(page, dpi / 25.4, createRandom(index)));
  const sheets = await readBack(scans, templates);
  expect(sheets.map((sheet, index) => valuesOf(sheet, answers[index]!))).toEqual(answers);
  expect(sheets.map(({ reading }) => reading.composites['studentNumber'])).toEqual(templates.map(() => '20260117'));
  expect(sheets.map(({ code }) => code)).toEqual(templates.map(({ code }) => code!.text));
  expect(sheets.map(({ reading }) => reading.state).filter((state) => !states.includes(state))).toEqual([]);
});

/** The worst of logos: as wide as its box, and made of dark squares as large as the marks. */
const darkLogo = async (): Promise<Uint8Array> => {
  const ground = { width: 440, height: 90, channels: 3 } as const;
  const square = { create: { width: 60, height: 60, channels: 3, background: '#000' } } as const;
  const squares = [0, 1, 2, 3, 4].map((at) => ({ input: square, left: 95 * at, top: 15 }));
  return sharp({ create: { ...ground, background: '#fff' } })
    .composite(squares)
    .png()
    .toBuffer();
};

it.each(['A4', 'A5'] as const)('reads %s sheets under a dark logo', async (size) => {
  const exam = parseExam({ id: 'logo', title: '시험', paper: size, questions: 30 });
  const [template] = templatesOf(exam);
  const [page] = await printPdf(await drawExam(exam, students, { fonts, logo: await darkLogo() }), dpi);
  const answers = answerSheet(page!, template!, 4, true);
  const [sheet] = await readBack([chain(turn(2), scanner)(page!, dpi / 25.4, createRandom(4))], [template!]);
  expect(sheet!.reading.state).toBe('read');
  expect(valuesOf(sheet!, answers)).toEqual(answers);
  expect(sheet!.reading.composites['studentNumber']).toBe('20260117');
  const { top, width: box, height } = papers[size].logo;
  const at = (x: number, y: number) =>
    page!.data[Math.round((y * dpi) / 25.4) * page!.width + Math.round((x * dpi) / 25.4)]!;
  // The logo is there, and no wider or lower than its box.
  const left = papers[size].width / 2 - box / 2;
  expect([at(left + 1, top + 3) < 50, at(left - 1, top + 3), at(left + 1, top + height + 1)]).toEqual([true, 255, 255]);
});

it('has the logo once, on however many sheets, and prints without one that cannot be read', async () => {
  const exam = parseExam({ id: 'logo', title: '수학', paper: 'A5', questions: [...numbers(12), ...choices(8, 3)] });
  const many = Array.from({ length: 30 }, (_, at) => ({ name: '김하늘', number: String(20260101 + at), group: '' }));
  const logosIn = async (logo: Uint8Array) => {
    const pdf = await drawExam(exam, many, { fonts, logo });
    return Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;
  };
  expect(await logosIn(await darkLogo())).toBe(1);
  expect(await logosIn(Uint8Array.of(1, 2, 3))).toBe(0);
});

it('reads sheets drawn from a template, blank and filled in', async () => {
  const [template] = templatesOf(parseExam({ id: 'e', title: '틀', paper: 'A5', questions: 30 }));
  const { code: _, ...plain } = template!;
  const pages = await Promise.all([students, []].map((list) => drawTemplate([plain], list, { fonts })));
  const [filled, blank] = await Promise.all(pages.map(async (pdf) => (await printPdf(pdf, dpi))[0]!));
  const answers = answerSheet(filled!, plain, 3, true);
  const [sheet, empty] = await readBack([filled!, blank!], [plain]);
  expect(valuesOf(sheet!, answers)).toEqual(answers);
  expect(sheet!.reading.composites['studentNumber']).toBe('20260117');
  expect(empty!.reading.state).not.toBe('rejected');
  expect(Object.values(empty!.reading.fields).filter(({ value }) => value !== '')).toEqual([]);
});

it('rejects a sheet of another exam, and asks for review of one without its code', async () => {
  const own = parseExam({ id: 'own', title: '시험', paper: 'A5', questions: 20 });
  const [page] = await printPdf(await drawExam(own, students, { fonts }), dpi);
  answerSheet(page!, templatesOf(own)[0]!, 5, true);
  const [foreign] = await readBack([page!], templatesOf({ ...own, id: 'other' }));
  expect(foreign).toMatchObject({ code: 'OMR1:own:1', reading: { state: 'rejected', fields: {} } });
  expect(foreign!.reading.reason).toMatch(/다른 시험/);
  const [template] = templatesOf(own);
  scrawl(page!, template!);
  const [doubted] = await readBack([page!], [template!]);
  expect(doubted!.code).toBeUndefined();
  expect(doubted!.reading).toMatchObject({ state: 'needs_review', reason: expect.stringMatching(/QR/) });
});

/** Blackens the middle of the QR code. */
function scrawl({ width, data }: Canvas, { code }: Template) {
  const scale = dpi / 25.4;
  const { x, y, size } = code!;
  const half = size / 3;
  for (let row = Math.floor((y - half) * scale); row < (y + half) * scale; row++) {
    data.fill(30, Math.floor(row * width + (x - half) * scale), Math.floor(row * width + (x + half) * scale));
  }
}
