import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '여러 목록 사이에서 무언가를 옮기는 판입니다.',
  names: ['CarryBoard', 'CarryHandle', 'CarryTarget'],
  use: ['클리닉의 자리처럼 목록이 몇 개이고, 사이를 옮길 경우'],
  avoid: [
    { when: '한 목록 안의 순서를 바꿀 경우', use: 'SortableList' },
    { when: '옮길 것이 많을 경우', use: 'SelectionBar' },
  ],
  looks: {
    ByKeys: '키보드로 들고, 고르고, 놓습니다.',
    ReadAgainWhileHeld: '들고 있는 동안 목록을 다시 읽어도 놓치지 않습니다.',
  },
  keys: { Space: '듭니다. 다시 누르면 놓습니다.', '← →': '놓을 목록을 고릅니다.', Esc: '제자리로 돌려놓습니다.' },
  words: ['손잡이의 이름은 옮기는 것의 이름입니다. “김민수 옮기기”.', '어디로 옮겨지는지 한 단계씩 읽어 줍니다.'],
  mistakes: [{ drawn: <Note>끌어서 옮기세요</Note>, why: '끌어야만 옮길 수 있으면 키보드로는 옮길 수 없습니다.' }],
  status: '안정',
  changes: { '2026-11-22': '손가락으로도 옮기고, 가장자리에서 목록이 넘어갑니다.' },
} satisfies Guide;
