// @module-tag timeless
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '../../../_protocol/text.ts';
import { parseGrade, parseName, parseStudentNumber, parseTags } from './cells.ts';

const text = (value: string | number) => cleanLine(String(value));

describe('parseGrade', () => {
  it.each([
    ['2', '세움고', '고2'],
    ['2', '한빛여고', '고2'],
    ['2', '', '고2'],
    ['2', '세움중', '중2'],
    ['5', '다온초등학교', '초5'],
    ['고３', '세움고', '고3'],
    ['1학년', '가람고등학교', '고1'],
    ['고등학교 2학년', '', '고2'],
    ['중 3', '', '중3'],
    ['고2', '세움중', '고2'],
    ['재수', '세움고', 'N수'],
    ['n수', '', 'N수'],
    ['삼수생', '', 'N수'],
    ['', '세움고', null],
  ])('reads %s of %s as %s', (word, school, value) => expect(parseGrade(word, school)).toEqual({ value }));

  it.each(['고9', '고4', '4', '초2', '대1', '학년', '고22'])('refuses %s and says what would do', (word) => {
    expect(parseGrade(word, '세움고')).toEqual({ reason: expect.stringContaining('고1, 고2, 고3') });
  });

  it('reads its own results in padded or full-width form', () => {
    const grade = fc.constantFrom('초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수');
    const widened = (word: string) =>
      word.replaceAll(/[1-6]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(grade, fc.boolean(), fc.string(), (word, isWide, school) => {
        expect(parseGrade(` ${isWide ? widened(word) : word}\u00a0`.normalize('NFD'), school)).toEqual({ value: word });
      }),
    );
  });

  it('answers a known grade, nothing or a reason for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (word, school) => {
        const parsed = parseGrade(word, school);
        if ('reason' in parsed) expect(parsed.reason).toMatch(/학년/);
        else expect(parsed.value ?? '고1').toMatch(/^([초중고][1-6]|N수)$/);
      }),
    );
  });
});

describe('other cells', () => {
  it('reads names without padding and invisible characters, composed', () => {
    expect(parseName(text('\u00a0 한\u200b지우\u3000'.normalize('NFD')))).toEqual({ value: '한지우' });
    expect(parseName(text('남궁 민서'))).toEqual({ value: '남궁민서' });
    expect(parseName(text('김 민 수'))).toEqual({ value: '김민수' });
    expect(parseName(text('마이클 김 주니어 3세'))).toEqual({ value: '마이클 김 주니어 3세' });
    expect(parseName(text("O'Neil Kim-Lee"))).toEqual({ value: "O'Neil Kim-Lee" });
  });

  it.each(['', '=1+1', "'=HYPERLINK()", '+82', '-김', '@김', '#N/A', '가'.repeat(51)])(
    'refuses %s as a name',
    (name) => {
      expect(parseName(name)).toHaveProperty('reason');
    },
  );

  it('reads numbers and texts of eight digits', () => {
    expect(parseStudentNumber(text(20260001))).toEqual({ value: '20260001' });
    expect(parseStudentNumber(text(' 2026-0001\u00a0'))).toEqual({ value: '20260001' });
    expect(parseStudentNumber(text('２０２６０００１'))).toEqual({ value: '20260001' });
    expect(parseStudentNumber('')).toEqual({ value: null });
    for (const wrong of ['2026001', '202600011', '2026000a']) {
      expect(parseStudentNumber(wrong)).toEqual({ reason: expect.stringContaining('8자리') });
    }
  });

  it('splits tags and keeps each once', () => {
    expect(parseTags('의대, 기숙,의대,，')).toEqual({ value: ['의대', '기숙'] });
    expect(parseTags('가'.repeat(21))).toHaveProperty('reason');
  });
});
