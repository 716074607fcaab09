// @module-tag timeless
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { displayPhone, parsePhone } from './phone.ts';

describe('parsePhone', () => {
  const digits = fc.stringMatching(/^[0-9]{8}$/);
  const blank = fc.constantFrom('', ' ', '-', '.', '\u00a0', ' - ', '–');

  it('reads a mobile number in any usual form', () => {
    fc.assert(
      fc.property(
        digits,
        blank,
        fc.constantFrom('010', '10', '+82 10', '+82-010', '8210', '(010)'),
        (rest, gap, start) => {
          expect(parsePhone(` ${start}${gap}${rest.slice(0, 4)}${gap}${rest.slice(4)} `)).toBe(`+8210${rest}`);
        },
      ),
    );
  });

  it('parses its own formatted output', () => {
    fc.assert(
      fc.property(digits, (rest) => {
        const shown = displayPhone(`+8210${rest}`);
        expect(shown).toBe(`010-${rest.slice(0, 4)}-${rest.slice(4)}`);
        expect(parsePhone(shown)).toBe(`+8210${rest}`);
      }),
    );
  });

  it('agrees with the library on mobile numbers', () => {
    fc.assert(
      fc.property(digits, (rest) => {
        const known = parsePhoneNumberFromString(`010${rest}`, 'KR');
        expect(known?.isValid()).toBe(true);
        expect(parsePhone(`010${rest}`)).toBe(known?.number);
        expect(displayPhone(`+8210${rest}`)).toBe(known?.formatNational());
      }),
    );
  });

  it('answers E.164 or null for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9+ ().-]{0,20}$/)), (text) => {
        expect(parsePhone(text) ?? '+8200000000').toMatch(/^\+82[0-9]{6,13}$/);
      }),
    );
  });

  it.each([
    ['02-123-4567', '+8221234567'],
    ['031) 123-4567', '+82311234567'],
    ['070-1234-5678', '+827012345678'],
    ['０１０-１２３４-５６７８', '+821012345678'],
  ])('reads %s', (text, number) => expect(parsePhone(text)).toBe(number));

  it.each([
    '',
    '02-12',
    '030000',
    '010-1234-567',
    '010-1234-56789',
    '010-1234-5678 (모)',
    '010-1234-5678/010-1234-5679',
    '+1 202 555 0123',
    '010-1234-5678 ext 3',
  ])('refuses %s', (text) => expect(parsePhone(text)).toBeNull());
});
