import type { Guide } from '#storybook/guide/types.ts';
import { StatTile } from './StatTile.tsx';

export default {
  is: '중요한 수 하나를 크게 보입니다.',
  use: ['오늘, 현황에서 한눈에 알아야 할 수일 경우'],
  avoid: [
    { when: '사실이 여럿일 경우', use: 'FactList' },
    { when: '때에 따른 흐름일 경우', use: 'TrendChart' },
  ],
  looks: { Row: '여럿을 나란히 둡니다.' },
  keys: { Enter: '이름이 링크이면 그 화면으로 갑니다.' },
  words: ['수에는 단위가 있고, 견줄 것을 함께 적습니다. “지난주 21명”.'],
  mistakes: [
    { drawn: <StatTile label="재원생" value="128" />, why: '128이 많은지 적은지, 무엇의 수인지 알 수 없습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-29': '이름이 그 사람들의 목록으로 이어집니다.' },
} satisfies Guide;
