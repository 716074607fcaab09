import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '비밀번호를 적는 칸입니다. 단추로 보이게 할 수 있습니다.',
  names: ['PasswordField'],
  use: ['비밀번호를 적거나 새로 정할 경우'],
  avoid: [{ when: '한 번 쓰는 번호를 적을 경우', use: 'TextField' }],
  looks: { Disabled: '바꿀 수 없습니다.' },
  keys: { Tab: '보이기 단추로 갑니다.' },
  words: ['조건은 적기 전에 풀이로 말합니다.', '틀렸을 때 무엇이 틀렸는지 자세히 말하지 않습니다.'],
  mistakes: [
    { drawn: <Note>비밀번호를 한 번 더 적으세요</Note>, why: '두 번 적게 하지 않습니다. 보이게 하는 단추가 있습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-23': '로그인 화면은 칸만 가볍게 씁니다.' },
} satisfies Guide;
