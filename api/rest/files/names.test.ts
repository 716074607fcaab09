// @module-tag timeless
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment, inlineAs } from '../../files/attachment.ts';
import { readRange } from '../../files/range.ts';
import { Problem } from '../../http/problem.ts';
import { cleanFileName } from './fileName.ts';

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '해설',
    '해설'.normalize('NFD'),
    'é'.normalize('NFD'),
    '..',
    '/',
    '\\',
    '%',
    '"',
    '_',
    '\r\n',
    '\u202e',
    ' ',
    '\0',
  ),
);
const names = fc.array(piece, { maxLength: 12 }).map((pieces) => `${pieces.join('')}.pdf`);

it('refuses or stores any file name in plain form, and a download returns it', { tags: ['sampled'] }, () => {
  fc.assert(
    fc.property(names, (typed) => {
      let name: string;
      try {
        name = cleanFileName(typed);
      } catch (error) {
        expect(error).toMatchObject({ status: 422 });
        expect(error).toBeInstanceOf(Problem);
        return;
      }
      // The name constraint of the database.
      expect(name).toBe(name.normalize('NFC').trim());
      expect(name).not.toMatch(/[/\\\p{Cc}]/u);
      expect([...name].length).toBeLessThanOrEqual(200);
      const header = attachment(name);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
      const [, plain, encoded = ''] =
        /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.!~%-]+)$/.exec(header) ?? [];
      expect([decodeURIComponent(encoded), plain !== undefined]).toEqual([name, true]);
    }),
    { numRuns: 2000 * Number(process.env.TEST_RUNS) },
  );
});

it('answers ranges within the file for any request', () => {
  const asked = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
    fc.nat().map((from) => `bytes=${from}-`),
    fc.nat().map((last) => `bytes=-${last}`),
  );
  fc.assert(
    fc.property(asked, fc.integer({ min: 1, max: 1000 }), (header, size) => {
      const range = readRange(header, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.end).toBeLessThan(size);
    }),
  );
});

it('shows a PDF under a name that a file may have', () => {
  const header = inlineAs('중2 영어 14주차 1/2 답안지.pdf');
  expect(decodeURIComponent(header.replace(/^.*''/, ''))).toBe('중2 영어 14주차 1-2 답안지.pdf');
});
