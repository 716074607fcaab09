import { describe, expect, test } from 'vitest';
import { matchesTyped, syllablePattern } from '../../shared/lists/hangul.ts';
import { studentSearch } from './studentSearch.ts';

const finds = (typed: string, name: string): boolean => new RegExp(syllablePattern(typed)).test(name);

describe('a name', () => {
  test('an unfinished last syllable matches its possible completions', () => {
    for (const typed of ['김', '김ㅁ', '김미', '김민', '김민ㅅ', '김민수', '민수'])
      expect(finds(typed, '김민수'), typed).toBe(true);
    for (const typed of ['김ㅂ', '김마', '김밍', '이민']) expect(finds(typed, '김민수'), typed).toBe(false);
  });

  test('a last consonant may belong to the next syllable', () => {
    expect(finds('밍', '미영')).toBe(true);
    expect(finds('갱', '개우')).toBe(true);
    expect(finds('갱', '갭수')).toBe(false);
    expect(finds('값', '갑수')).toBe(true);
  });

  test('is searched by its decomposed letters, as far as it is typed', () => {
    expect(studentSearch(' 김 민ㅅ ')).toEqual({
      _or: [{ nameJamo: { _like: '%ㄱㅣㅁㅁㅣㄴㅅ%' } }],
    });
    expect(studentSearch('값')).toEqual({ _or: [{ nameJamo: { _like: '%ㄱㅏㅂㅅ%' } }] });
  });

  test('with an initial consonant in place of a syllable is searched as a pattern', () => {
    expect(studentSearch('ㄱ민수')).toEqual({
      _or: [{ name: { _regex: syllablePattern('ㄱ민수') } }],
    });
  });

  test('in decomposed letters, as pasted from a Mac, is the same name', () => {
    expect(studentSearch('김민수'.normalize('NFD'))).toEqual(studentSearch('김민수'));
  });

  test('initial consonants are searched as such, also the composing forms that a phone types', () => {
    expect(studentSearch('\u1100\u1106\u1109')).toEqual(studentSearch('ㄱㅁㅅ'));
    expect(studentSearch('ㄱㅁㅅ')).toEqual({ _or: [{ nameChoseong: { _like: '%ㄱㅁㅅ%' } }] });
  });

  test('typed with the keyboard set to English is searched in both forms', () => {
    expect(studentSearch('rlaalstn')).toEqual({
      _or: [{ nameJamo: { _like: '%rlaalstn%' } }, { nameJamo: { _like: '%ㄱㅣㅁㅁㅣㄴㅅㅜ%' } }],
    });
    const both = [{ nameJamo: { _like: '%rat%' } }, { nameChoseong: { _like: '%ㄱㅁㅅ%' } }];
    expect(studentSearch('rat')).toEqual({ _or: both });
  });

  test('typed characters are not treated as a pattern', () => {
    expect(studentSearch('100%_a')).toEqual({ _or: [{ nameJamo: { _like: '%100\\%\\_a%' } }] });
    expect(() => finds('김(', '김(')).not.toThrow();
  });
});

describe('digits', () => {
  test('match part of a student number or a phone number', () => {
    expect(studentSearch('5678')).toEqual({ _or: [{ digits: { _like: '%5678%' } }] });
  });

  test('a few match the start of a student number or the end of a phone number', () => {
    expect(studentSearch('567')).toEqual({ _or: [{ digits: { _like: '%#567%' } }, { digits: { _like: '%567 %' } }] });
  });

  test('full-width digits are digits', () => {
    expect(studentSearch('５６７８')).toEqual(studentSearch('5678'));
    expect(studentSearch('０１０－１２３４')).toEqual(studentSearch('010-1234'));
  });

  test('starting with 0 or +82 match the start of a phone number', () => {
    for (const typed of ['010-1234-5678', '01012345678'])
      expect(studentSearch(typed)?._or[0], typed).toEqual({ digits: { _like: '%+821012345678%' } });
    expect(studentSearch('+82 10-1234-5678')).toEqual({ _or: [{ digits: { _like: '%821012345678%' } }] });
  });
});

test('an empty text is no condition', () => {
  expect(studentSearch('  ')).toBeUndefined();
});

test('lists on the page are searched in the same way', () => {
  expect(matchesTyped('미적분 A', 'ㅁㅈㅂ')).toBe(true);
  expect(matchesTyped('미적분 A', '적분a')).toBe(true);
  expect(matchesTyped('미적분 A', '미적ㅂ')).toBe(true);
  expect(matchesTyped('확통 심화', 'ㅁㅈ')).toBe(false);
});
