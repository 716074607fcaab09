import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '점수처럼 고르게 나눈 구간에 몇 명이 있는지 보이는 그림입니다.',
  use: ['시험의 점수 분포를 볼 경우'],
  avoid: [
    { when: '때에 따라 달라지는 값일 경우', use: 'TrendChart' },
    { when: '사람마다 맡은 양을 견줄 경우', use: 'LoadBars' },
  ],
  looks: {
    Points: '점수의 분포입니다.',
    MarkInsideABin: '커트라인은 구간 안의 제 값에 그어집니다.',
    Nobody: '아무도 보지 않은 시험입니다.',
  },
  keys: '그림에는 키가 없습니다. 같은 수가 표로도 있어 읽는 프로그램이 읽습니다.',
  words: ['무엇의 분포인지 적습니다. “기말고사 점수 분포”.'],
  mistakes: [{ drawn: <Note>가로: 이름, 세로: 점수</Note>, why: '사람마다 막대 하나면 분포가 아닙니다.' }],
  status: '안정',
  changes: { '2026-11-22': '커트라인을 제 값에 긋습니다.' },
} satisfies Guide;
