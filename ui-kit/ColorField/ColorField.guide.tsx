import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '색을 고르는 칸입니다.',
  use: ['태그, 출결, 학원의 색을 정할 경우'],
  avoid: [{ when: '이름이 있는 값을 고를 경우', use: 'SelectField' }],
  looks: { AnyColor: '다른 색도 고를 수 있습니다.', Disabled: '바꿀 수 없습니다.' },
  keys: { '← →': '색을 옮겨 고릅니다.', Space: '고릅니다.' },
  words: ['색마다 이름이 있습니다. “파랑”, “주황”.'],
  mistakes: [
    {
      drawn: <Note style={{ color: '#ffd54f' }}>노랑</Note>,
      why: '글자의 색으로 쓰면 읽기 어렵습니다. 고른 색은 글 옆의 점으로 보입니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '정해 둔 색 밖의 색도 고를 수 있습니다.' },
} satisfies Guide;
