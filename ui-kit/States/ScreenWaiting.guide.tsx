import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '화면의 코드가 오는 동안 그 자리를 지킵니다.',
  use: ['화면을 나누어 불러오는 틀에서'],
  avoid: [
    { when: '자료를 읽을 경우', use: 'QueryView' },
    { when: '비었을 경우', use: 'States' },
  ],
  looks: { EmptyWithoutNetwork: '인터넷이 없으면 기다린다고 말합니다.' },
  keys: '보이기만 합니다.',
  words: ['정해진 말입니다. “인터넷 연결을 기다리는 중”.'],
  mistakes: [{ drawn: <Note>페이지를 찾을 수 없습니다</Note>, why: '오지 않은 것과 없는 것은 다릅니다.' }],
  status: '안정',
  changes: { '2026-11-29': '화면과 화면의 부분이 같은 말을 합니다.' },
} satisfies Guide;
