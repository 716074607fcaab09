import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '화면 위에 뜨는 창입니다. 초점은 안에 머물고, 닫으면 있던 곳으로 돌아갑니다.',
  names: ['Dialog', 'DialogBody', 'DialogActions'],
  use: ['양식도 물음도 아닌 것을 창에 보일 경우'],
  avoid: [
    { when: '적고 저장할 경우', use: 'FormDialog' },
    { when: '묻기만 할 경우', use: 'ConfirmDialog' },
    { when: '단추에 붙은 작은 것일 경우', use: 'Popover' },
  ],
  looks: {
    FocusComesBack: '닫으면 초점이 연 단추로 돌아갑니다.',
    ClosedTogether: '겹친 창이 함께 닫혀도 초점을 잃지 않습니다.',
  },
  keys: { Esc: '닫습니다.', Tab: '창 안에서 돕니다.' },
  words: ['제목은 이름입니다. “강의 수정”.', '주된 단추는 마지막에 있습니다.'],
  mistakes: [{ drawn: <Note>창 → 창 → 창</Note>, why: '창 위에 창을 세 겹으로 두지 않습니다. 화면으로 옮깁니다.' }],
  status: '안정',
  changes: { '2026-11-29': '두 면을 나란히 보이는 너비와 왼쪽 서랍이 있습니다.' },
} satisfies Guide;
