import { expect, test } from 'vitest';
import { measureText } from './eucKr.ts';

test('한글 counts two bytes, ASCII one', () => {
  expect(measureText('김민수 학생, 3주차 결석')).toEqual({ bytes: 6 + 1 + 4 + 1 + 1 + 1 + 4 + 1 + 4, unsendable: [] });
  expect(measureText('')).toEqual({ bytes: 0, unsendable: [] });
});

test('syllables outside the 2,350 common ones can be sent too', () => {
  expect(measureText('똠방각하 펲시 햏')).toMatchObject({ unsendable: [] });
});

test('decomposed 한글 is measured as it is sent: composed', () => {
  expect(measureText('결석'.normalize('NFD')).bytes).toBe(4);
});

test('emoji and foreign letters are listed, each once', () => {
  expect(measureText('출석👍👍 ไทย ①').unsendable).toEqual(['👍', 'ไ', 'ท', 'ย']);
});
