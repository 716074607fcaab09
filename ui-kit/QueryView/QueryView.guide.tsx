import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '읽는 동안, 읽지 못했을 때, 읽은 뒤를 한 곳에서 그립니다.',
  use: ['서버에서 읽은 것을 보이는 모든 곳에서'],
  avoid: [
    { when: '목록일 경우', use: 'DataGrid' },
    { when: '비어 있는 모습을 그릴 경우', use: 'States' },
  ],
  looks: {
    Loading: '읽는 동안 회색 줄이 있습니다.',
    WithoutNetwork: '인터넷을 기다립니다. 이어지면 저절로 읽습니다.',
    Failed: '읽지 못하면 다시 시도할 수 있습니다.',
    FailedWhileShown: '보이던 것은 남고, 새로 읽지 못했음을 말합니다.',
    Framed: '카드 안에서 기다립니다.',
  },
  keys: { Enter: '다시 시도를 누릅니다.' },
  words: ['무엇을 읽지 못했는지 조사까지 적습니다. “근무 기록을”.'],
  mistakes: [{ drawn: <Note>불러오는 중…</Note>, why: '무엇이 올지 모습으로 보입니다. 글 하나만 두면 뒤가 튑니다.' }],
  status: '안정',
  changes: { '2026-11-30': '목록도 인터넷을 기다린다고 말합니다.' },
} satisfies Guide;
