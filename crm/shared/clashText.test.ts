import { expect, test } from 'vitest';
import { placeClashText, studentClashText, unknownText } from './clashText.ts';

const clash = (name: string, lecture = '중2 영어') => ({ userId: name, name, lecture, at: '화 18:00–20:00' });

test('names one student with every other class', () => {
  expect(studentClashText([])).toBe('');
  expect(studentClashText([clash('김민수')])).toBe('김민수 학생은 화 18:00–20:00 ‘중2 영어’ 수업과 시간이 겹칩니다.');
  expect(studentClashText([clash('김민수'), clash('김민수', '중2 수학')])).toBe(
    '김민수 학생은 화 18:00–20:00 ‘중2 영어’, 화 18:00–20:00 ‘중2 수학’ 수업과 시간이 겹칩니다.',
  );
});

test('counts several and names three', () => {
  expect(studentClashText(['김민수', '박서연', '최지아', '정하윤', '한도윤'].map((name) => clash(name)))).toBe(
    '학생 5명이 다른 수업과 시간이 겹칩니다: 김민수(중2 영어 화 18:00–20:00), 박서연(중2 영어 화 18:00–20:00), 최지아(중2 영어 화 18:00–20:00) 외 2명',
  );
});

test('names what is taken', () => {
  expect(placeClashText([])).toBe('');
  expect(placeClashText([{ who: '김지훈 선생님', lecture: '확통 심화', at: '화 20:00–22:00' }])).toBe(
    '같은 시간에 겹칩니다. 김지훈 선생님: 확통 심화 (화 20:00–22:00)',
  );
});

test('says from which day on only weeks that were made are compared', () => {
  expect(unknownText('2026-04-26', '2026-03-02')).toBe('');
  expect(unknownText('2026-04-27', '2026-03-02')).toMatch(/^4월 27일.*부터는 이미 만든 주차와만 비교합니다/);
  expect(unknownText(undefined, '2026-03-02')).toBe('');
  expect(unknownText('2026', '2026-03-02')).toBe('');
});
