import { tablesOf, textsOf } from './tables.ts';
import type { ForeignFile } from './types.ts';

const list = tablesOf('answers', '답');
const text = textsOf('answers');
const sixty = Array.from({ length: 60 }, (_, at) => String(at + 1));

/** Answers of an exam with rows and columns beside them that are no answers. */
export const answersAmongOthers: readonly ForeignFile[] = [
  list(
    '안 온 학생.xlsx',
    'A row for everybody, empty for who was not there',
    [
      ['이름', '1', '2'],
      ['한가온', '1', '2'],
      ['한가람', '', ''],
      ['한여름', '결시', ''],
      ['한겨울', '-', '-'],
    ],
    ['‘답’ 학생 2명, 문항 1 2', '한가온 1 2', '한겨울 - -', '답이 하나도 없어 읽지 않은 학생 2명: 3행, 4행'],
  ),
  list(
    '정답과 평균.xlsx',
    'The key and the points above the answers, averages below, the header on each page',
    [
      ['이름', '1', '2'],
      ['정답', '3', '4'],
      ['배점', '2', '3'],
      ['한가온', '1', '2'],
      ['이름', '1', '2'],
      ['한가람', '1', '2'],
      ['평 균', '2.5', '1'],
    ],
    ['‘답’ 학생 2명, 문항 1 2', '한가온 1 2', '한가람 1 2', '학생이 아니어서 읽지 않은 행 3개: 정답, 배점, 평 균'],
  ),
  list(
    '문항 점수.xlsx',
    'Programs that export the points of each question',
    [
      ['이름', '1번 점수', '2번 점수'],
      ['한가온', '2', '3'],
    ],
    ['처음 20행 안에서 학번(또는 이름)과 문항 번호(1, 2, 3 …)가 있는 머리글을 찾지 못했습니다.'],
  ),
  list(
    '답과 정오.xlsx',
    'Programs that export answer and right or wrong side by side',
    [
      ['이름', '1번 답', '1번 정오', '2번 답', '2번 정오', ''],
      ['한가온', '3', 'O', '4', 'X', '재시험'],
    ],
    ['‘답’ 학생 1명, 문항 1 2', '한가온 3 4', '읽지 않은 열: 1번 정오, 2번 정오, F열(머리글 없음)'],
  ),
  list(
    '60문항.xlsx',
    'Long tests: more columns than letters of two rounds',
    [
      ['이름', ...sixty],
      ['한가온', ...sixty.map(() => '3')],
    ],
    [`‘답’ 학생 1명, 문항 ${sixty.join(' ')}`, `한가온 ${sixty.map(() => '3').join(' ')}`],
  ),
  text(
    '퀴즈 설문.csv',
    'Google Forms as a quiz: points and words behind each question',
    '"Timestamp","Total score","성함을 적어 주세요","성함을 적어 주세요 [Score]","1. 2 + 2 = ?","1. 2 + 2 = ? [Score]","1. 2 + 2 = ? [Feedback]"\n"2026/11/03","2 / 2","한가온","-- / 0","3번","1.00 / 1",""\n',
    [
      '‘CSV’ 학생 1명, 문항 1',
      '한가온 3',
      '읽지 않은 열: Timestamp, Total score, 성함을 적어 주세요 [Score], 1. 2 + 2 = ? [Score], 1. 2 + 2 = ? [Feedback]',
    ],
  ),
  text(
    '판다스.csv',
    'Programs for statistics: answers as numbers with a point',
    '학번,Q_1,Question 2,답3\n20260001,3.0,13.0,\n',
    ['‘CSV’ 학생 1명, 문항 1 2 3', '20260001 3 13 -'],
  ),
];
