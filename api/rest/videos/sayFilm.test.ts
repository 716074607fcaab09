// @module-tag timeless
import { expect, it } from 'vitest';
import { foreignFilms } from '../../testing/foreign/films.ts';
import { sayFilm } from './sayFilm.ts';

it.each(foreignFilms)('$name, as of $leftBy, is answered as expected', async ({ bytes, name, expected }) => {
  expect(await sayFilm(bytes, name)).toBe(expected);
});
