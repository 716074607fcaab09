import type { Guide } from '#storybook/guide/types.ts';
import { Spinner } from './Spinner.tsx';

export default {
  is: '얼마나 걸릴지 모르는 짧은 일을 하고 있음을 보입니다.',
  use: ['단추나 칸의 한구석이 기다릴 경우'],
  avoid: [
    { when: '얼마나 했는지 알 경우', use: 'ProgressBar' },
    { when: '화면이나 목록을 읽을 경우', use: 'QueryView' },
  ],
  looks: {},
  keys: '보이기만 합니다.',
  words: ['옆에 글이 없으면 무엇을 기다리는지 `label`로 적습니다.'],
  mistakes: [
    { drawn: <Spinner size={96} label="불러오는 중" />, why: '화면 가운데의 큰 원은 무엇이 올지 알려 주지 않습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-21': '크기를 정할 수 있습니다.' },
} satisfies Guide;
