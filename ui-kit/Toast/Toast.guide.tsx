import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '한 일의 결과를 잠깐 알립니다. 되돌릴 수 있으면 단추가 있습니다.',
  names: ['useToast'],
  use: ['저장, 삭제처럼 방금 한 일이 되었을 경우'],
  avoid: [
    { when: '칸이 잘못되었을 경우', use: 'Form' },
    { when: '답해야 하는 물음일 경우', use: 'ConfirmDialog' },
  ],
  looks: {
    GoesByItself: '몇 초 뒤에 사라집니다. 손이나 초점이 있으면 기다립니다.',
    WithAction: '되돌리기가 있습니다.',
  },
  keys: { Tab: '되돌리기로 갑니다. 초점이 있는 동안 사라지지 않습니다.' },
  words: ['무엇을 했는지 지난 일로 적습니다. “3명을 예약했습니다.”', '보내지 않은 것을 보냈다고 하지 않습니다.'],
  mistakes: [{ drawn: <Note>성공!</Note>, why: '무엇이 되었는지 말하지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-29': '알림이 사라질 때 초점을 제자리로 돌립니다.' },
} satisfies Guide;
