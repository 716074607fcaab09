import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test.each([
  ['중2 영어 14주차 1/2 성적표.xlsx', '중2 영어 14주차 1-2 성적표.xlsx'],
  ['내신/수능: "기말"?.pdf', '내신-수능- -기말-.pdf'],
  ['../../etc\\passwd', '..-..-etc-passwd'],
  ['한 줄\n두 줄.csv', '한 줄-두 줄.csv'],
  ['시험\u202efdp.exe', '시험-fdp.exe'],
  ['각.pdf'.normalize('NFD'), '각.pdf'],
  [' ', '파일'],
  ['급여명세서.pdf', '급여명세서.pdf'],
])('%j is saved as %j', (words, name) => {
  expect(fileName(words)).toBe(name);
});
