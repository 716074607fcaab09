import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '사람마다 맡은 양을 한 눈금의 막대로 견줍니다.',
  use: ['조교의 클리닉처럼 누구에게 자리가 남았는지 볼 경우'],
  avoid: [
    { when: '점수의 분포일 경우', use: 'DistributionChart' },
    { when: '수 하나일 경우', use: 'StatTile' },
  ],
  looks: {},
  keys: '보이기만 합니다. 수는 글로도 적혀 있습니다.',
  words: ['막대의 부분마다 이름이 있습니다. “예약 5명, 빈자리 2명”.'],
  mistakes: [{ drawn: <Note>███████ 이준호</Note>, why: '수가 없으면 길이만으로 짐작해야 합니다.' }],
  status: '안정',
  changes: { '2026-11-29': '글자를 키워도 옆으로 넘치지 않습니다.' },
} satisfies Guide;
