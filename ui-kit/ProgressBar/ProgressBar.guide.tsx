import type { Guide } from '#storybook/guide/types.ts';
import { ProgressBar } from './ProgressBar.tsx';

export default {
  is: '오래 걸리는 일이 얼마나 되었는지 보이고, 그만둘 수 있게 합니다.',
  use: ['등록, 보내기, 읽기처럼 몇 초를 넘을 경우'],
  avoid: [
    { when: '얼마나 걸릴지 모르는 짧은 일일 경우', use: 'Spinner' },
    { when: '끝날 때까지 화면을 쓰면 안 될 경우', use: 'Backdrop' },
  ],
  looks: { Unknown: '아직 얼마인지 모릅니다.' },
  keys: { Enter: '그만두기 단추를 누릅니다.' },
  words: ['하는 일과 수를 적습니다. “명단 등록, 120/300명”.'],
  mistakes: [
    {
      drawn: <ProgressBar label="처리 중" value={99} />,
      why: '무엇을 하는지 말하지 않고 99%에서 멈춰 있습니다. 모르면 null을 줍니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '단추가 없으면 너비를 다 씁니다.' },
} satisfies Guide;
