import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '새 판이 나왔음을 알립니다. 스스로 새로 고치지 않습니다.',
  use: ['틀에서 한 번'],
  avoid: [{ when: '한 일의 결과를 알릴 경우', use: 'Toast' }],
  looks: {},
  keys: '초점을 가져가지 않습니다. Tab으로 두 단추에 갈 수 있습니다.',
  words: ['지금과 나중에, 둘뿐입니다.'],
  mistakes: [{ drawn: <Note>5초 뒤 새로 고칩니다</Note>, why: '적던 사람의 화면을 바꾸지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-22': '초점을 가져가지 않습니다.' },
} satisfies Guide;
