import { readEbml } from './ebml.ts';
import { seekFilm, type Film, type FilmSteps } from './film.ts';
import { readIso } from './iso.ts';

/** How a file is read that begins so; null for no film of a kind that is taken. */
export function filmSteps(head: Uint8Array, headOnly = false): FilmSteps | null {
  const letters = String.fromCharCode(...head.subarray(4, 8));
  if (/^(ftyp|moov|mdat|wide|free|skip|pnot)$/.test(letters)) return readIso(headOnly);
  return head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3 ? readEbml(headOnly) : null;
}

/** What a file says of itself before it is sent: little of it is read. Null for no film. */
export async function readFilmHead(file: Blob): Promise<Film | null> {
  const read = async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer());
  const steps = filmSteps(await read(0, 12), true);
  return steps && seekFilm(steps, file.size, read);
}
