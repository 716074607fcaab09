import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '꾸민 글을 읽게 보입니다. 그 안의 무엇도 실행되지 않습니다.',
  use: ['공지, 질문, 답변을 보일 경우'],
  avoid: [{ when: '글을 적을 경우', use: 'RichTextField' }],
  looks: {
    NothingRuns: '나쁜 코드를 넣어도 글로만 보입니다.',
    NoDocument: '글이 아닌 것이 오면 아무것도 그리지 않습니다.',
    Empty: '빈 글입니다.',
  },
  keys: '글 안의 링크만 Tab으로 갑니다.',
  words: ['제목은 화면의 제목보다 작습니다.'],
  mistakes: [{ drawn: <Note>&lt;b&gt;내일&lt;/b&gt; 쉽니다</Note>, why: 'HTML로 저장하거나 보이지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-23': '수식을 그립니다.' },
} satisfies Guide;
