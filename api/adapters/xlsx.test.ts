import { writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { columnLetter, NotAWorkbook, readWorkbook } from './xlsx.ts';
import { zipSize } from './zipSize.ts';

const write = (rows: (string | number | null)[][]) =>
  writeXlsx({
    sheets: [
      { name: '명단', rows, cells: new Map([['1,1', { value: 7, type: 'formula', formula: '3+4' }]]) },
      { name: '숨김', rows: [['비밀']], hidden: true },
    ],
  });

describe('readWorkbook', () => {
  it('reads visible sheets with values, formulas and row numbers', async () => {
    const sheets = await readWorkbook(await write([['이름', '학년'], ['한지우', null], [], [20260001]]));
    expect(sheets.map(({ name }) => name)).toEqual(['명단']);
    expect(sheets[0]?.rows[1]).toEqual([
      { value: '한지우', formula: null },
      { value: null, formula: '3+4' },
    ]);
    expect(sheets[0]?.rows[3]).toEqual([{ value: 20260001, formula: null }]);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['text', new TextEncoder().encode('이름,학년\n한지우,고2\n'.repeat(20))],
    ['an old .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0)])],
    ['11 MB', new Uint8Array(11 * 1_048_576)],
  ])('refuses %s in Korean', async (_, bytes) => {
    await expect(readWorkbook(bytes)).rejects.toThrow(NotAWorkbook);
    await expect(readWorkbook(bytes)).rejects.toThrow(/[가-힣]/);
  });

  it('refuses a file that is cut off anywhere', async () => {
    const bytes = await write([['이름'], ['한지우']]);
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      await expect(readWorkbook(bytes.subarray(0, Math.floor(bytes.length * part)))).rejects.toThrow(NotAWorkbook);
    }
  });

  it('refuses a file that would unpack to too much, without unpacking it, and one that hides its size', async () => {
    for (const size of [2 ** 31, 0]) {
      const bytes = await write(Array.from({ length: 3000 }, (_, row) => [`학생 ${row}`, row]));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let end = bytes.length - 22;
      while (view.getUint32(end, true) !== 0x06054b50) end--;
      const entry = view.getUint32(end + 16, true);
      view.setUint32(entry + 24, size, true);
      if (size === 0) view.setUint32(entry + 20, 1_000_000, true);
      expect(zipSize(bytes)).toBeGreaterThan(96 * 1_048_576);
      await expect(readWorkbook(bytes)).rejects.toThrow('풀면 너무 커지는');
    }
  });

  it('reads only the used rows of a file whose last row is a million rows down', async () => {
    const rows: (string | null)[][] = [['이름'], ['한지우']];
    rows[1_000_000] = ['끝'];
    const bytes = await writeXlsx({ sheets: [{ name: '명단', rows: Array.from(rows, (row) => row ?? []) }] });
    const [sheet] = await readWorkbook(bytes);
    expect(sheet?.rows.length).toBeLessThanOrEqual(20_000);
  });
});

describe('columnLetter', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%i is %s', (index, letter) => expect(columnLetter(index)).toBe(letter));
});
