import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '손으로 순서를 정하는 목록입니다.',
  use: ['출결의 종류, 태그처럼 순서에 뜻이 있을 경우'],
  avoid: [
    { when: '열을 눌러 정렬하면 될 경우', use: 'DataGrid' },
    { when: '다른 목록으로 옮길 경우', use: 'CarryBoard' },
  ],
  looks: {
    OrderIsFixed: '바꿀 수 없으면 손잡이가 없습니다.',
    ByKeyboard: '키보드로 옮겼습니다.',
    TakenBackWithEscape: 'Esc로 제자리로 돌렸습니다.',
    ByPointer: '끌어서 옮겼습니다.',
    Failed: '저장하지 못하면 앞의 순서로 돌아가고 까닭을 말합니다.',
  },
  keys: {
    Space: '듭니다. 다시 누르면 놓습니다.',
    '↑ ↓': '옮깁니다.',
    'Home, End': '처음과 끝으로 옮깁니다.',
    Esc: '제자리로 돌려놓습니다.',
  },
  words: ['손잡이의 이름은 그 줄의 이름입니다. “결석 옮기기”.'],
  mistakes: [{ drawn: <Note>순서: 1 · 2 · 2 · 5</Note>, why: '순서를 수로 적게 하면 같은 수가 생깁니다.' }],
  status: '안정',
  changes: { '2026-11-26': '초점의 테두리가 이름을 가리지 않습니다.' },
} satisfies Guide;
