import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '로그인하지 않고 보는 화면의 틀입니다.',
  use: ['학원 소개, 질문 게시판, 약관에서'],
  avoid: [
    { when: '할 일이 로그인뿐일 경우', use: 'AuthCard' },
    { when: '학생이 로그인한 뒤일 경우', use: 'PortalFrame' },
  ],
  looks: { OnAPhone: '휴대폰에서는 누를 것이 더 큽니다.' },
  keys: '틀은 받는 키가 없습니다. 링크는 Tab으로 갑니다.',
  words: ['찾아온 사람에게는 해요로 말합니다.', '주소와 전화는 아래에 있습니다.'],
  mistakes: [{ drawn: <Note>1위 학원! 지금 등록하세요!</Note>, why: '지킬 수 없는 말과 재촉하는 말을 쓰지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-29': '학원의 색과 로고로 보입니다.' },
} satisfies Guide;
