// @module-tag timeless
import { describe, expect, it } from 'vitest';
import { headers } from './sheet.ts';

const { fieldOf, findHeader, headersOf } = headers;

describe('fieldOf', () => {
  it.each([
    ['연락처', 'phone'],
    ['연락처(학생)', 'phone'],
    ['학생 연락처', 'phone'],
    ['본인 휴대폰', 'phone'],
    ['H.P', 'phone'],
    ['휴대전화번호*', 'phone'],
    ['핸드폰 (010-0000-0000)', 'phone'],
    ['연락처(학부모)', 'parentPhone'],
    ['연락처 [보호자]', 'parentPhone'],
    ['연락처(모)', 'parentPhone'],
    ['연락처（부）', 'parentPhone'],
    ['연락처(부/모)', 'parentPhone'],
    ['어머니 핸드폰', 'parentPhone'],
    ['핸드폰-아버지', 'parentPhone'],
    ['엄마 전화번호', 'parentPhone'],
    ['학부모(모) 연락처', 'parentPhone'],
    ['모 연락처', 'parentPhone'],
    ['母 H.P', 'parentPhone'],
    ['부모님 H.P', 'parentPhone'],
    ['보호자 번호', 'parentPhone'],
    ['이름', 'name'],
    ['이름(필수)', 'name'],
    ['학생 이름', 'name'],
    ['성명(본인)', 'name'],
    ['이름(학부모)', 'parentName'],
    ['보호자 성함', 'parentName'],
    ['어머니 성함', 'parentName'],
    ['학부모', 'parentName'],
    ['학생번호', 'studentNumber'],
    ['학생 학교', 'school'],
    ['반', 'lecture'],
    ['Parent Mobile', 'parentPhone'],
    ["Mother's phone", 'parentPhone'],
    ['Student Name', 'name'],
    ['회원명', 'name'],
  ])('takes %s for %s', (header, field) => expect(fieldOf(header)).toBe(field));

  it.each([
    '학생/학부모 연락처',
    '연락처(학생, 보호자)',
    '비상연락처',
    '모',
    '부',
    '부모',
    '관계',
    '학부모 직업',
    '학교(학년)',
    '이름(연락처)',
    '연락처2',
    '',
  ])('leaves %s open', (header) => expect(fieldOf(header)).toBeNull());
});

describe('a header of two rows', () => {
  const rows = [
    ['2026 명단', '2026 명단', '2026 명단', '2026 명단'],
    ['학생', '학생', '보호자', '보호자'],
    ['이름', '연락처', '성함', '연락처'],
    ['한지우', '010-1111-2222', '한어진', '010-3333-4444'],
  ];
  it('says whose a column is by the row above', () => {
    expect(findHeader(rows)).toBe(3);
    expect(headersOf(rows, 3).map(fieldOf)).toEqual(['name', 'phone', 'parentName', 'parentPhone']);
  });
  it('says what a column is by the row above, where its own row only says whose', () => {
    const below = [
      ['이름', '연락처', '연락처', '성명', 'H.P', '학교'],
      ['이름', '학생', '학부모', '보호자', '모', '학부모 직업'],
    ];
    expect(findHeader(below)).toBe(2);
    expect(headersOf(below, 2)).toEqual([
      '이름',
      '연락처(학생)',
      '연락처(학부모)',
      '성명(보호자)',
      'H.P(모)',
      '학부모 직업',
    ]);
    expect(headersOf(below, 2).map(fieldOf)).toEqual([
      'name',
      'phone',
      'parentPhone',
      'parentName',
      'parentPhone',
      null,
    ]);
  });
  it('takes nothing from a title', () => {
    expect(
      headersOf(
        [
          ['학생 명단', '학생 명단'],
          ['이름', '연락처'],
        ],
        2,
      ),
    ).toEqual(['이름', '연락처']);
  });
});
