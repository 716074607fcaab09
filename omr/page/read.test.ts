import { describe, expect, it } from 'vitest';
import { chain } from '../bench/distort.ts';
import { levels, noise, shadow } from '../bench/light.ts';
import { lostCorner, photo, rotate, shift, stretch, turn } from '../bench/shape.ts';
import { sheets } from '../bench/templates.ts';
import { flaggedShare, mistakes, readSheet } from '../testing/sheets.node.ts';
import { layOut } from '../template/layout.ts';
import { parseTemplate } from '../template/template.ts';
import { readPage } from './read.ts';

describe('where the page lies', () => {
  it.each(['a5-square', 'a4-ring', 'a4-concentric', 'a4-corner', 'a4-none', 'px-ring'])('reads %s', async (name) => {
    const sheet = await readSheet({ sheets: [name] });
    expect(mistakes(sheet)).toEqual([]);
    expect(sheet.reading.composites['studentNumber']).toMatch(/^\d{8}$/);
  });

  it.each([1, 2, 3])('reads a page turned by %i quarters', async (quarters) => {
    expect(mistakes(await readSheet({ distort: turn(quarters) }))).toEqual([]);
  });

  it('reads a page turned by any angle', async () => {
    expect(mistakes(await readSheet({ distort: rotate(20, 70) }))).toEqual([]);
  });

  it('reads a page shifted by 8 mm and one printed at 94 %', async () => {
    expect(mistakes(await readSheet({ distort: shift(8) }))).toEqual([]);
    expect(mistakes(await readSheet({ distort: stretch(0.94, 0.94) }))).toEqual([]);
  });

  it('reads a page that has lost a corner, also upside down', async () => {
    expect(mistakes(await readSheet({ distort: lostCorner }))).toEqual([]);
    expect(mistakes(await readSheet({ distort: chain(lostCorner, turn(2)), sheets: ['a4-ring'] }))).toEqual([]);
  });

  it('reads a photo by marks and by the edges of the paper', async () => {
    const distort = photo(0.08, 6, 0.8);
    expect(mistakes(await readSheet({ distort, dpi: 150 }))).toEqual([]);
    expect(mistakes(await readSheet({ distort, sheets: ['a4-paper'] }))).toEqual([]);
  });
});

describe('marks', () => {
  it.each(['full', 'partial', 'cross', 'tick', 'overfull', 'offset'] as const)('reads %s marks', async (style) => {
    const sheet = await readSheet({ styles: [style], pens: ['ballpoint'], dpi: 150 });
    expect(mistakes(sheet)).toEqual([]);
    expect(flaggedShare(sheet)).toBeLessThanOrEqual(0.05);
  });

  it('reads very light marks as marks', async () => {
    expect(mistakes(await readSheet({ pens: ['very-light'], dpi: 150 }))).toEqual([]);
  });

  it('reads in shadow, in the dark and through noise', async () => {
    for (const distort of [shadow(0.3, 0.5), levels(5, 110), noise(15)]) {
      const made = mistakes(await readSheet({ distort, dpi: 150 }));
      expect(made.filter((mistake) => mistake.endsWith('!'))).toEqual([]);
      expect(made.length).toBeLessThanOrEqual(1);
    }
  });

  it('reads no marks on a blank sheet', async () => {
    const { reading } = await readSheet({ blank: 1, distort: noise(3) });
    const fields = Object.values(reading.fields);
    expect(fields.filter(({ value }) => value !== '')).toEqual([]);
    expect(reading.composites).toEqual({ studentNumber: '' });
  });

  it('gives both marks of a double and flags it', async () => {
    const sheet = await readSheet({ double: 0.3, dpi: 150 });
    expect(mistakes(sheet)).toEqual([]);
    const doubles = sheet.truths.filter(({ value }) => Array.isArray(value));
    expect(doubles.length).toBeGreaterThan(3);
    expect(doubles.every(({ id }) => sheet.reading.fields[id]!.flagged)).toBe(true);
    expect(sheet.reading.state).toBe('needs_review');
    expect(sheet.reading.reason).toMatch(/확인/);
  });

  it('reads no digit of a number that is marked twice', async () => {
    const { reading, truths } = await readSheet({ double: 0.3, dpi: 150 });
    const digits = truths.filter(({ id }) => /^s\d$/.test(id)).map(({ value }) => value);
    expect(digits.filter(Array.isArray).length).toBeGreaterThan(0);
    const number = digits.map((value) => (Array.isArray(value) ? '?' : value)).join('');
    expect(reading.composites['studentNumber']).toBe(number);
  });

  it('sees a small pale dot on a printed number', async () => {
    const sheet = await readSheet({
      pens: ['pencil', 'faint', 'gel'],
      styles: ['small'],
      sheets: ['a4-corner'],
      dpi: 150,
    });
    expect(mistakes(sheet).filter((mistake) => mistake.endsWith('!'))).toEqual([]);
    expect(mistakes(sheet).length).toBeLessThanOrEqual(2);
  });

  it('ignores erased marks, or flags the field', async () => {
    const sheet = await readSheet({ erased: 0.4, pens: ['pencil'], dpi: 150 });
    expect(mistakes(sheet).filter((mistake) => mistake.endsWith('!'))).toEqual([]);
    expect(flaggedShare(sheet)).toBeLessThanOrEqual(0.15);
  });

  it('keeps the place of a digit that is missing', async () => {
    const { image, truths } = await readSheet({ blank: 0.4 });
    const isMarked = (at: number) => truths[at] !== undefined && truths[at].value !== '';
    const at = truths.findIndex(({ value }, index) => value === '' && isMarked(index - 1) && isMarked(index + 1));
    const [before, missing, after] = truths.slice(at - 1, at + 2);
    const composites = { number: [before!.id, missing!.id, after!.id] };
    const again = readPage(image, layOut(parseTemplate({ ...sheets.get('a5-square')!, composites })));
    expect(again.composites['number']).toBe(`${String(before!.value)}_${String(after!.value)}`);
  });
});

describe('what it refuses', () => {
  it('rejects a picture without a sheet', () => {
    const image = { width: 800, height: 1100, data: new Uint8Array(880_000).fill(240) };
    const { state, reason } = readPage(image, layOut(sheets.get('a5-square')!));
    expect(state).toBe('rejected');
    expect(reason).toMatch(/모서리 표식/);
  });

  it('does not read another sheet silently', async () => {
    const { image } = await readSheet({ sheets: ['a4-square'] });
    const { state, fields } = readPage(image, layOut(sheets.get('a4-hundred')!));
    const trusted = Object.values(fields).filter(({ flagged }) => !flagged);
    expect(state).not.toBe('read');
    expect(trusted).toEqual([]);
  });
});
