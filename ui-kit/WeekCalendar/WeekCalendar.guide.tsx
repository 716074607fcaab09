import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '한 주나 하루의 때를 그리고 옮기는 달력입니다.',
  use: ['클리닉의 자리, 시간표처럼 때가 있는 것을 볼 경우'],
  avoid: [
    { when: '날 하나를 고를 경우', use: 'DateField' },
    { when: '적힌 차례로 읽을 경우', use: 'DataGrid' },
  ],
  looks: {
    ByKeys: '키보드로 그리고 옮겼습니다.',
    ByPointer: '마우스로 그렸습니다.',
    ByFinger: '손가락으로 옮겼습니다.',
    NotStored: '저장하지 못하면 앞의 자리로 돌아갑니다.',
  },
  keys: {
    '↑ ↓ ← →': '때를 옮깁니다.',
    'Enter, Space': '그때에 새로 만듭니다. 칸에서는 엽니다.',
    'Alt + 화살표': '칸을 옮깁니다.',
    'Shift + Alt + ↑ ↓': '길이를 바꿉니다.',
    Esc: '되돌립니다.',
  },
  words: ['칸에는 글만 있습니다. 시각은 “18:00–19:30”입니다.'],
  mistakes: [{ drawn: <Note>오전 · 오후 · 저녁</Note>, why: '때를 뭉뚱그리면 겹치는지 알 수 없습니다.' }],
  status: '안정',
  changes: { '2026-11-29': '모든 달력이 그리고 옮길 수 있습니다.' },
} satisfies Guide;
