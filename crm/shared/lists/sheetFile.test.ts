import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre';
import { expect, it } from 'vitest';
import { csvFile, neutralised, xlsxFile } from './sheetFile.ts';

const file = {
  header: ['이름', '휴대폰', '메모'],
  rows: [
    ['김민수', '010-1234-5678', '=HYPERLINK("x","y")'],
    ['이, "서연"', '00123', '첫 줄\n둘째 줄'],
  ],
};

it.each(['=1+1', '+82', '-김', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being run', (text) => {
  expect(neutralised(text)).toBe(`'${text}`);
});

it.each(['김민수', '010-1234-5678', '', ' =1', "'=1", '1=1'])('leaves %j as it is', (text) => {
  expect(neutralised(text)).toBe(text);
});

it('texts written into .xlsx are read back unchanged', async () => {
  const { sheets } = await readXlsx(new Uint8Array(await (await xlsxFile(file)).arrayBuffer()));
  expect(sheets[0]?.rows).toEqual([
    file.header,
    ['김민수', '010-1234-5678', `'=HYPERLINK("x","y")`],
    ['이, "서연"', '00123', '첫 줄\n둘째 줄'],
  ]);
});

it('.csv begins with a UTF-8 byte order mark', async () => {
  const bytes = new Uint8Array(await (await csvFile(file)).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(parseCsv(new TextDecoder().decode(bytes))).toEqual([
    file.header,
    ['김민수', '010-1234-5678', `'=HYPERLINK("x","y")`],
    ['이, "서연"', '00123', '첫 줄\n둘째 줄'],
  ]);
});
