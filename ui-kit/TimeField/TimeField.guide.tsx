import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '시각을 적는 칸입니다.',
  use: ['수업, 근무, 예약의 시각을 정할 경우'],
  avoid: [
    { when: '날을 정할 경우', use: 'DateField' },
    { when: '한 주의 때를 그려서 정할 경우', use: 'WeekCalendar' },
  ],
  looks: { Disabled: '바꿀 수 없습니다.' },
  keys: { '930, 9:30, 오후 2:30': '어떻게 적어도 시각이 됩니다.', '↑ ↓': '10분씩 바꿉니다.' },
  words: ['24시간으로 보입니다. “18:30”.'],
  mistakes: [{ drawn: <Note>오후 06시 30분</Note>, why: '보일 때는 한 가지로, 짧게 적습니다.' }],
  status: '안정',
  changes: { '2026-11-27': '다른 사람이 적는 여러 모양을 읽습니다.' },
} satisfies Guide;
