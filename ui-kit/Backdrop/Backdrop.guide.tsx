import type { Guide } from '#storybook/guide/types.ts';
import { Backdrop } from './Backdrop.tsx';

export default {
  is: '끝날 때까지 아무도 화면을 쓰지 않아야 할 때 화면을 덮습니다.',
  use: ['등록, 다시 채점처럼 도중에 고치면 안 되는 일을 할 경우'],
  avoid: [
    { when: '얼마나 했는지 알 경우', use: 'ProgressBar' },
    { when: '화면의 한 부분만 기다릴 경우', use: 'QueryView' },
    { when: '단추 하나가 기다릴 경우', use: 'Button' },
  ],
  looks: {
    Stoppable: '그만둘 수 있으면 단추가 있습니다.',
    Short: '0.3초 안에 끝나면 보이지 않습니다.',
    Closed: '닫혀 있으면 아무것도 그리지 않습니다.',
  },
  keys: { Tab: '덮인 화면으로 나가지 않습니다.', Esc: '닫지 않습니다.' },
  words: ['무엇을 기다리는지 적습니다. “300명을 등록하는 중입니다”.'],
  mistakes: [
    {
      drawn: <Backdrop open={false} label="잠시만 기다려 주세요" />,
      why: '“잠시만 기다려 주세요”는 무엇을 기다리는지 말하지 않습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-22': '그만두는 단추를 둘 수 있습니다.' },
} satisfies Guide;
