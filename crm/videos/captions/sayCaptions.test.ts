// @module-tag timeless
import { expect, it } from 'vitest';
import { foreignCaptions } from '../testing/foreignCaptions.ts';
import { readCaptions } from './readCaptions.ts';
import { sayCaptions } from './sayCaptions.ts';

it.each(foreignCaptions)('$name, as of $leftBy, is answered as expected', ({ bytes, name, expected, given }) => {
  expect(sayCaptions(bytes, name)).toBe(expected);
  if (given !== undefined)
    expect(
      readCaptions(bytes)
        ?.text.replace(/^WEBVTT\n\n?(?=\d\d:|$)|^WEBVTT\n/, '')
        .trim(),
    ).toBe(given.trim());
});
