import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '한두 칸뿐인 가벼운 양식입니다.',
  names: ['PlainForm', 'PlainField'],
  use: ['로그인처럼 누구나 처음 여는 화면일 경우'],
  avoid: [{ when: '검사할 것이 있거나 칸이 셋을 넘을 경우', use: 'Form' }],
  looks: {
    Sends: '보낸 뒤입니다.',
    Refused: '서버가 받지 않았습니다.',
    EmptySent: '비운 채로 보내면 그 칸에서 말합니다.',
    Pending: '보내는 동안입니다.',
  },
  keys: { Enter: '보냅니다.' },
  words: ['주된 단추는 할 일입니다. “로그인”.'],
  mistakes: [{ drawn: <Note>로그인 실패 (401)</Note>, why: '코드는 보이지 않습니다. 무엇을 하면 되는지 말합니다.' }],
  status: '안정',
  changes: { '2026-11-29': '휴대폰에서는 자판이 화면을 가리지 않게 초점을 두지 않습니다.' },
} satisfies Guide;
