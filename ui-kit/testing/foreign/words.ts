import { tablesOf, textsOf } from './tables.ts';
import type { ForeignFile } from './types.ts';

const words = tablesOf('words', '단어');
const text = textsOf('words');

/** Words and their meanings. */
export const wordFiles: readonly ForeignFile[] = [
  words(
    '단어장.xlsx',
    'The words of a publisher',
    [
      ['Day', 'No.', '영어 단어', '우리말 뜻', '예문'],
      ['1', '1', 'abandon', '버리다', 'He …'],
    ],
    ['단어 1개: abandon=버리다', '읽지 않은 열: Day'],
  ),
  words(
    '괄호.xlsx',
    'Academies that explain in the header',
    [
      ['단어(영어)', '뜻 (한글)*'],
      ['abandon', '① 버리다\n② 포기하다'],
    ],
    ['단어 1개: abandon=① 버리다\n② 포기하다'],
  ),
  words(
    '영문 머리글.xlsx',
    'A table out of Quizlet or Anki',
    [
      ['Term', 'Definition'],
      ['abandon', '버리다'],
      ['1,000', '천'],
    ],
    ['단어 2개: abandon=버리다, 1,000=천'],
  ),
  words(
    '뜻이 둘.xlsx',
    'Two columns of meanings',
    [
      ['단어', '뜻', '의미'],
      ['abandon', '버리다', '포기하다'],
    ],
    ['단어 1개: abandon=버리다', '읽지 않은 열: 의미'],
  ),
  words(
    '머리글 없음.xlsx',
    'No header',
    [['abandon', '버리다']],
    ['단어 1개: abandon=버리다', '머리글이 없어 A열을 단어, B열을 뜻으로 읽었습니다'],
  ),
  words(
    '예문 해석.xlsx',
    'A translation of the example, and no meaning of the word',
    [
      ['단어', '예문', '해석'],
      ['abandon', 'He left it.', '그는 그것을 버렸다.'],
    ],
    ['처음 20행 안에서 단어와 뜻이 있는 머리글을 찾지 못했습니다.'],
  ),
  words(
    '쪽마다 머리글.xlsx',
    'A header again on the next page, the other way round',
    [
      ['단어', '뜻'],
      ['abandon', '버리다'],
      ['뜻', '단어'],
      ['능력', 'ability'],
    ],
    ['단어 2개: abandon=버리다, ability=능력'],
  ),
  words(
    '두 단.xlsx',
    'Two columns of the page, the numbers before the words',
    [
      ['번호', '단어', '뜻', '번호', '단어', '뜻'],
      ['1', 'abandon', '버리다', '3', 'able', '할 수 있는'],
      ['2', 'ability', '능력'],
    ],
    ['단어 3개: abandon=버리다, ability=능력, able=할 수 있는'],
  ),
  words(
    '번호 붙은 단어.xlsx',
    'Numbers in the cell of the word',
    [
      ['숙어', '뜻'],
      ['1. give up', '포기하다'],
      ['2. get up', '일어나다'],
    ],
    ['단어 2개: give up=포기하다, get up=일어나다'],
  ),
  words(
    '날짜별.xlsx',
    'A line for each day between the words',
    [['영어', '한국어'], ['DAY 01'], ['abandon', '버리다'], ['DAY 02'], ['ability', '능력']],
    ['단어 2개: abandon=버리다, ability=능력', '읽지 않은 제목 행: DAY 01, DAY 02'],
  ),
  words(
    '영어와 단어.xlsx',
    'A column 영어 that holds the example, beside 단어',
    [
      ['영어', '단어', '뜻'],
      ['He left.', 'abandon', '버리다'],
    ],
    ['단어 1개: abandon=버리다', '읽지 않은 열: 영어'],
  ),
  text(
    '쉼표 많은 뜻.csv',
    'A CSV typed by hand: commas in the meaning, no quotation marks',
    '단어,뜻\nabandon,버리다, 포기하다\n',
    ['단어 1개: abandon=버리다', '읽지 않은 열: C열(머리글 없음)'],
  ),
  text(
    '닫히지 않은 따옴표.txt',
    'A text with a quotation mark at the start of a value that nothing closes',
    '단어\t뜻\nabandon\t"버리다\nability\t능력\n',
    ['단어 2개: abandon="버리다, ability=능력'],
  ),
  text('퀴즐렛.txt', 'Quizlet: tabs, no header', 'abandon\t버리다, 포기하다\nability\t능력\n', [
    '단어 2개: abandon=버리다, 포기하다, ability=능력',
    '머리글이 없어 A열을 단어, B열을 뜻으로 읽었습니다',
  ]),
  text(
    '안키.txt',
    'Anki: what it says of itself above, markup in the values, tags behind',
    '#separator:tab\n#html:true\n#tags column:3\n버리다\tabandon\tday1\n연구 &amp; <b>개발</b>\tR&amp;D\tday1\n',
    [
      '단어 2개: abandon=버리다, R&D=연구 & 개발',
      '머리글이 없어 A열을 뜻, B열을 단어로 읽었습니다',
      '읽지 않은 열: C열(머리글 없음)',
    ],
  ),
  text('줄표.txt', 'Notes: a dash between word and meaning', 'abandon - 버리다\nability - 능력\n', [
    '열이 나뉘지 않은 텍스트 파일입니다. 값 사이를 탭이나 쉼표로 나누거나, 표를 엑셀로 옮겨 .xlsx로 저장해 주세요.',
  ]),
];
