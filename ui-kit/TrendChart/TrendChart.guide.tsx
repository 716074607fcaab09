import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '때에 따라 달라지는 값을 선으로 보입니다.',
  use: ['시험마다의 점수, 등급처럼 차례가 있을 경우'],
  avoid: [
    { when: '한 시험의 분포일 경우', use: 'DistributionChart' },
    { when: '수 하나일 경우', use: 'StatTile' },
  ],
  looks: {
    Percent: '백분율의 흐름입니다.',
    Grades: '등급은 1이 위에 있습니다.',
    OnePoint: '한 번뿐이면 점 하나입니다.',
  },
  keys: '그림에는 키가 없습니다. 같은 값이 표로도 있어 읽는 프로그램이 읽습니다.',
  words: ['선마다 이름이 있습니다. “내 점수”, “반 평균”.', '비어 있는 때는 잇지 않습니다.'],
  mistakes: [{ drawn: <Note>선 열두 개</Note>, why: '선이 여덟을 넘으면 아무것도 읽히지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-29': '점선은 풀이에서도 점선입니다.' },
} satisfies Guide;
