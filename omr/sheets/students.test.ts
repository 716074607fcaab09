import { expect, it } from 'vitest';
import { drawExam } from './draw.ts';
import { InvalidExam, parseExam } from './exam.ts';
import { loadFonts } from './fonts.node.ts';
import { InvalidStudents, parseStudents } from './students.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

it('reads a list with Korean headings in any order, a byte order mark and quotes', () => {
  const file = utf8('\ufeff학생 번호,반,이름\r\n20260117,"고2, 심화",김하늘\r\n00000042,,남궁민수\r\n\r\n');
  expect(parseStudents(file)).toEqual([
    { name: '김하늘', number: '20260117', group: '고2, 심화' },
    { name: '남궁민수', number: '00000042', group: '' },
  ]);
});

it('reads a list as Korean Excel saves it', () => {
  // 이름,번호 / 김하늘,12345678 in CP949.
  const file = Uint8Array.from([
    ...[0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb9, 0xf8, 0xc8, 0xa3, 0x0d, 0x0a],
    ...[0xb1, 0xe8, 0xc7, 0xcf, 0xb4, 0xc3, 0x2c, ...utf8('12345678\r\n')],
  ]);
  expect(parseStudents(file)).toEqual([{ name: '김하늘', number: '12345678', group: '' }]);
});

it('refuses a list without headings', () => {
  expect(() => parseStudents(utf8('김하늘,20260117\n'))).toThrow(InvalidStudents);
});

it('names every student whose sheet could not be printed or told apart, and draws nothing', async () => {
  const exam = parseExam({ id: 'e', title: '시험', questions: 5 });
  const students = [
    { name: '김하늘', number: '1234', group: '' },
    { name: '이바다', number: '20260117', group: '' },
    { name: '박산', number: '20260117', group: '' },
    { name: '최😀', number: '', group: '' },
  ];
  const drawn = drawExam(exam, students, { fonts: await loadFonts() });
  await expect(drawn).rejects.toThrow(InvalidStudents);
  await expect(drawn).rejects.toThrow(
    /1번째 학생\(김하늘\): 학생 번호는 숫자 8자리.*\n3번째 학생\(박산\): 2번째 학생과 번호가 같습니다.*\n4번째 학생\(최😀\): 인쇄할 수 없는 글자가 있습니다. ‘😀’/,
  );
});

it.each([
  ['no questions', { id: 'e', title: '시험', questions: [] }],
  ['too many', { id: 'e', title: '시험', questions: 101 }],
  ['six choices', { id: 'e', title: '시험', questions: [{ kind: 'choice', choices: 6 }] }],
  ['an id no QR code of ours holds', { id: 'a:b', title: '시험', questions: 5 }],
])('refuses an exam with %s', (_, exam) => {
  expect(() => parseExam(exam)).toThrow(InvalidExam);
});
