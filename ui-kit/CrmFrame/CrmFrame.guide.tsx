import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '직원 화면의 틀입니다. 왼쪽에 학원의 이름, 검색, 메뉴, 사람이 있습니다.',
  use: ['직원의 모든 화면에서 한 번'],
  avoid: [
    { when: '학생의 화면일 경우', use: 'PortalFrame' },
    { when: '로그인하지 않고 보는 화면일 경우', use: 'PublicFrame' },
  ],
  looks: {
    Collapsed: '접으면 그림만 남습니다.',
    SkipLinkFirst: '첫 Tab은 본문으로 건너뜁니다.',
    OneGroupOpen: '마지막에 쓴 묶음만 열려 있습니다.',
    PhoneMenu: '서서 쓰는 화면에서는 메뉴가 서랍으로 들어갑니다.',
  },
  keys: { Tab: '첫 번째는 본문으로 건너뛰기입니다.', 'Ctrl + K': '무엇이든 찾습니다.' },
  words: ['메뉴는 명사로 적습니다. “학생”, “클리닉”.'],
  mistakes: [
    {
      drawn: <Note>공지 · 배너 · 오늘의 할 일 · 12</Note>,
      why: '본문 위에 늘 있는 띠를 두지 않습니다. 본문이 아닌 것은 왼쪽에 있습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '메뉴가 여덟 묶음이 되고, 위쪽 막대가 없어졌습니다.' },
} satisfies Guide;
