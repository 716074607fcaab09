import { tablesOf, textsOf } from './tables.ts';
import type { ForeignFile } from './types.ts';
import { textRows } from './workbook.ts';

const list = tablesOf('answers', '답');
const text = textsOf('answers');
const csv = (rows: string[][]) => rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n');
const twelve = Array.from({ length: 12 }, (_, at) => at + 1);
const numbers = (from: string) => twelve.map((number) => from.replace('#', String(number)));
const answers = twelve.map((number) => String((number % 5) + 1));

const told = answers.join(' ');

/** Answers of an exam, as other programs and readers of sheets export them. */
export const answerFiles: readonly ForeignFile[] = [
  list(
    '설문지 응답.xlsx',
    'Google Forms: the question as header, the option with its text',
    [
      ['타임스탬프', '이메일 주소', '점수', '이름', ...numbers('#. 다음 중 옳은 것은?')],
      [
        '2026. 11. 3 오후 4:11:02',
        'a@example.com',
        '8 / 12',
        '한가온',
        ...answers.map((answer) => `${answer}) 보기 글`),
      ],
    ],
    ['‘답’ 학생 1명, 문항 1 2 3 4 5 6 7 8 9 10 11 12', `한가온 ${told}`, '읽지 않은 열: 타임스탬프, 이메일 주소, 점수'],
  ),
  text(
    'zipgrade.csv',
    'ZipGrade: choices as letters, key and points between them',
    csv([
      [
        'QuizName',
        'FirstName',
        'LastName',
        'External Id',
        'Earned Points',
        ...twelve.flatMap((n) => [`Stu${n}`, `PriKey${n}`, `Points${n}`, `Mark${n}`]),
      ],
      [
        '3월',
        '가온',
        '한',
        '20260001',
        '9',
        ...answers.flatMap((answer) => ['ABCDE'[Number(answer) - 1]!, 'A', '0', 'X']),
      ],
    ]),
    [
      '‘CSV’ 학생 1명, 문항 1 2 3 4 5 6 7 8 9 10 11 12',
      `20260001 ${told}`,
      `읽지 않은 열: QuizName, FirstName, LastName, Earned Points, ${twelve.flatMap((n) => [`PriKey${n}`, `Points${n}`, `Mark${n}`]).join(', ')}`,
    ],
  ),
  list(
    '배점 머리글.xlsx',
    'Academies that write the points into the header',
    [
      ['학번', '이름', ...numbers('#(3점)')],
      ['20260001', '한가온', ...answers],
    ],
    ['‘답’ 학생 1명, 문항 1 2 3 4 5 6 7 8 9 10 11 12', `20260001 ${told}`],
  ),
  list(
    '소수 머리글.xlsx',
    'Programs for statistics: the question as a number with a point',
    [
      ['학번', ...numbers('#.0')],
      ['20260001', ...answers],
    ],
    ['‘답’ 학생 1명, 문항 1 2 3 4 5 6 7 8 9 10 11 12', `20260001 ${told}`],
  ),
  list(
    '보기 글.xlsx',
    'Test sites that export an option with its text',
    [
      ['이름', '1', '2', '3', '4'],
      ['한가온', '③ 17', '② ㄱ, ㄴ', '③ 1', '맞다'],
    ],
    [
      '‘답’ 학생 1명, 문항 1 2 3 4',
      '한가온 3 2 ? ?',
      '2행 3 ‘③ 1’: 1에서 5 사이의 보기로 적어 주세요. 여럿이면 2,4처럼 적습니다.',
      '2행 4 ‘맞다’: 1에서 5 사이의 보기로 적어 주세요. 여럿이면 2,4처럼 적습니다.',
    ],
  ),
  list(
    '반별 답.xlsx',
    'A sheet for each class',
    [
      ['이름', '1', '2'],
      ['한가온', '1', '2'],
    ],
    ['‘답’ 학생 1명, 문항 1 2', '한가온 1 2', '고를 수 있는 다른 시트: B반', '읽지 않은 시트: ‘B반’ 2행'],
    {
      name: 'B반',
      rows: textRows([
        ['이름', '1', '2'],
        ['한가람', '3', '4'],
      ]),
    },
  ),
  list(
    '두 이름.xlsx',
    'Two columns of names',
    [
      ['이름', '학생 이름', '1', '2'],
      ['한가온', '한가람', '1', '2'],
    ],
    ['‘이름’, ‘학생 이름’ 열이 같은 내용으로 보입니다. 한 열만 남기고 다시 올려 주세요.'],
  ),
  list(
    '배점표.xlsx',
    'Points instead of answers',
    [
      ['이름', '1', '2'],
      ['한가온', '2.5', '3.3'],
    ],
    [
      '‘답’ 학생 1명, 문항 1 2',
      '한가온 ? ?',
      '2행 1 ‘2.5’: 1에서 5 사이의 보기로 적어 주세요. 여럿이면 2,4처럼 적습니다.',
      '2행 2 ‘3.3’: 1에서 5 사이의 보기로 적어 주세요. 여럿이면 2,4처럼 적습니다.',
    ],
  ),
  list(
    '빠진 문항.xlsx',
    'A list of names only',
    [
      ['이름', '반'],
      ['한가온', 'A'],
    ],
    ['처음 20행 안에서 학번(또는 이름)과 문항 번호(1, 2, 3 …)가 있는 머리글을 찾지 못했습니다.'],
  ),
];
