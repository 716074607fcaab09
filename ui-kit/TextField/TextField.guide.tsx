import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '글을 적는 칸입니다.',
  use: ['이름, 메모처럼 정해지지 않은 글일 경우'],
  avoid: [
    { when: '수일 경우', use: 'NumberField' },
    { when: '전화번호일 경우', use: 'PhoneField' },
    { when: '날짜일 경우', use: 'DateField' },
    { when: '꾸민 글일 경우', use: 'RichTextField' },
  ],
  looks: { Multiline: '여러 줄을 적으면 칸이 늘어납니다.', Disabled: '바꿀 수 없습니다.' },
  keys: {
    Enter: '저장합니다. 여러 줄을 적는 칸에서는 줄을 바꿉니다.',
    'Ctrl + Enter': '여러 줄을 적는 칸에서 저장합니다.',
  },
  words: [
    '레이블은 명사로 적습니다. 칸 안의 보기는 레이블을 대신하지 않습니다.',
    '길이의 끝은 계약에서 오고, 넘치면 말합니다.',
  ],
  mistakes: [
    { drawn: <Note>[ 이름을 입력하세요 ]</Note>, why: '칸 안의 말로 레이블을 대신하면 적는 순간 사라집니다.' },
  ],
  status: '안정',
  changes: { '2026-11-28': '길이의 끝을 계약에서 가져옵니다.' },
} satisfies Guide;
