import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '수를 적는 칸입니다.',
  use: ['인원, 금액, 점수를 적을 경우'],
  avoid: [
    { when: '전화번호나 학번처럼 세지 않는 수일 경우', use: 'TextField' },
    { when: '여러 사람의 점수를 적을 경우', use: 'TypingGrid' },
  ],
  looks: { Disabled: '바꿀 수 없습니다.' },
  keys: { 숫자: '적는 동안은 쉼표가 없고, 나가면 1,200처럼 끊어 보입니다.' },
  words: ['단위는 수 뒤에 붙습니다. “12,340원”.', '수가 아니면 지우지 않고, 아래에서 말합니다.'],
  mistakes: [
    { drawn: <Note>금액(원): 12340</Note>, why: '단위를 레이블에 넣지 않습니다. 수 뒤에 있어야 함께 읽힙니다.' },
  ],
  status: '안정',
  changes: { '2026-11-22': '수가 아닌 글을 지우지 않고 남깁니다.' },
} satisfies Guide;
