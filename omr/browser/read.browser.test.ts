import boldUrl from 'pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf?url';
import regularUrl from 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url';
import { expect, it } from 'vitest';
import type { ResultLine } from '../command/lines.ts';
import { drawExam } from '../sheets/draw.ts';
import { parseExam } from '../sheets/exam.ts';
import { templatesOf } from '../sheets/templates.ts';
import { sheets } from '../bench/templates.ts';
import { readInBrowser } from './read.ts';

const heicUrl = new URL('../testing/sheet.heic', import.meta.url);
const bytesOf = async (url: string | URL) => new Uint8Array(await (await fetch(url)).arrayBuffer());

async function read(files: readonly File[], templates: Parameters<typeof readInBrowser>[1]['templates']) {
  const lines: ResultLine[] = [];
  for await (const line of readInBrowser(files, { templates })) lines.push(line);
  return lines;
}

it('draws and reads sheets in the browser, PDF and picture, and rejects files it cannot read', async () => {
  const exam = parseExam({ id: 'web', title: '브라우저', paper: 'A5', questions: 20 });
  const fonts = { regular: await bytesOf(regularUrl), bold: await bytesOf(boldUrl) };
  const student = { name: '김하늘', number: '20260117', group: '' };
  const pdf = await drawExam(exam, [student, { ...student, number: '20260118' }], { fonts });
  const lines = await read(
    [new File([new Uint8Array(pdf)], 'sheets.pdf'), new File(['nothing'], 'none.jpg'), new File([], 'empty.png')],
    templatesOf(exam),
  );
  expect(lines.map(({ file, page, code, composites }) => [file, page, code, composites['studentNumber']])).toEqual([
    ['sheets.pdf', 1, 'OMR1:web:1', '20260117'],
    ['sheets.pdf', 2, 'OMR1:web:1', '20260118'],
    ['none.jpg', 1, undefined, undefined],
    ['empty.png', 1, undefined, undefined],
  ]);
  expect(lines.slice(2).map(({ state, reason }) => [state, reason])).toEqual([
    ['rejected', '그림 파일이 아니거나 손상되었습니다.'],
    ['rejected', '빈 파일입니다.'],
  ]);
});

it('reads a HEIC photo', async () => {
  const template = sheets.get('a5-square')!;
  const [line] = await read([new File([await bytesOf(heicUrl)], 'sheet.heic')], [template]);
  expect(line).toMatchObject({ state: 'read' });
  expect(line!.composites['studentNumber']).toMatch(/^\d{8}$/);
});
