import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '학생 한 명의 성적표, A4 한 페이지입니다.',
  use: ['성적표를 보이고 인쇄할 경우'],
  avoid: [
    { when: '화면에서 흐름만 볼 경우', use: 'TrendChart' },
    { when: '반의 점수를 볼 경우', use: 'DistributionChart' },
  ],
  looks: {
    Whole: '모두 있는 성적표입니다.',
    WithRank: '석차를 보이는 학원입니다.',
    Little: '알릴 수 있는 것이 적을 때입니다.',
  },
  keys: '인쇄하는 종이입니다.',
  words: ['학생과 보호자에게 알려도 되는 것만 있습니다. 보이지 않을 값은 자리도 없습니다.'],
  mistakes: [{ drawn: <Note>석차: 비공개</Note>, why: '보이지 않을 것을 “비공개”라고 적지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-29': '학원의 로고가 머리에 있습니다.' },
} satisfies Guide;
