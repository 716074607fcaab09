import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '학생 화면의 틀입니다. 메뉴는 엄지가 닿는 아래에 있습니다.',
  use: ['학생의 모든 화면에서 한 번'],
  avoid: [
    { when: '직원의 화면일 경우', use: 'CrmFrame' },
    { when: '로그인하지 않고 보는 화면일 경우', use: 'PublicFrame' },
  ],
  looks: { SmallPhone: '360px에서도 다섯 자리가 들어갑니다.', OnADesk: '넓은 화면에서도 손에 든 것처럼 씁니다.' },
  keys: { Tab: '첫 번째는 본문으로 건너뛰기입니다.' },
  words: ['메뉴는 다섯을 넘지 않고, 두 글자가 좋습니다. “시험”, “단어”.', '학생에게는 해요로 말합니다.'],
  mistakes: [{ drawn: <Note>☰ 전체 메뉴</Note>, why: '자주 가는 곳을 서랍에 감추지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-29': '누르면 바로 눌린 모습이 됩니다.' },
} satisfies Guide;
