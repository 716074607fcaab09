import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '내가 적는 동안 다른 사람이 바꾼 값을 나란히 보입니다.',
  names: ['ConflictView', 'ConflictFrame'],
  use: ['저장하려는데 다른 사람이 먼저 바꿨을 경우'],
  avoid: [
    { when: '값이 잘못되었을 경우', use: 'Form' },
    { when: '네트워크가 끊겼을 경우', use: 'NetworkToast' },
  ],
  looks: { ManyChanges: '여러 칸이 함께 바뀌었을 때입니다.' },
  keys: { '지정한 글자': '표에서는 키 하나로 내 값이나 다른 값을 고릅니다.' },
  words: ['누가 언제 바꿨는지 적습니다.', '고르면 무엇이 어떻게 되는지 적습니다.'],
  mistakes: [
    {
      drawn: <Note>저장하지 못했습니다. 새로 고치세요.</Note>,
      why: '새로 고치면 적은 것을 잃습니다. 두 값을 보이고 고르게 합니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-22': '표와 대화 상자가 같은 모습으로 보입니다.' },
} satisfies Guide;
