// @module-tag timeless
import fontkit, { type Font } from '@cantoo/fontkit';
import { expect, it } from 'vitest';
import { loadFonts } from '../fonts.node.ts';
import { readyFont } from './readyFont.ts';

it('lays texts out as the font does, again too, and parses a file once', async () => {
  const { regular, bold } = await loadFonts();
  const [font, fresh] = [readyFont(regular), fontkit.create(regular) as Font];
  expect(readyFont(regular)).toBe(font);
  expect(readyFont(bold)).not.toBe(font);
  const idsOf = (by: Font, text: string) => by.layout(text).glyphs.map(({ id, advanceWidth }) => [id, advanceWidth]);
  for (const text of ['김민수 20260001', 'AV To. “10월” — fi', '①②③', '10:30-11:20', '']) {
    const wanted = idsOf(fresh, text);
    expect(idsOf(font, text)).toEqual(wanted);
    expect(idsOf(font, text)).toEqual(wanted);
  }
});
