import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '단추에 붙어 뜨는 작은 판입니다.',
  use: ['거르기, 달력처럼 잠깐 고르고 닫는 것일 경우'],
  avoid: [
    { when: '할 일의 목록일 경우', use: 'Menu' },
    { when: '적고 저장할 경우', use: 'FormDialog' },
  ],
  looks: { Open: '열린 모습입니다. 창 밖으로 나가지 않습니다.' },
  keys: { Esc: '닫고 단추로 돌아갑니다.' },
  words: ['판의 이름은 단추의 이름과 같습니다.'],
  mistakes: [
    { drawn: <Note>마우스를 올리면 열리는 판</Note>, why: '올리기만 해도 열리면 손가락과 키보드로는 쓸 수 없습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-22': '창 안에서도 창 위에 뜹니다.' },
} satisfies Guide;
