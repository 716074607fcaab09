import type { Guide } from '#storybook/guide/types.ts';
import { Brand } from './Brand.tsx';

export default {
  is: '학원의 로고와 이름입니다.',
  use: ['틀의 맨 위, 로그인 카드, 성적표의 머리에서'],
  avoid: [{ when: '화면의 제목일 경우', use: 'PageHeader' }],
  looks: {
    Wide: '옆으로 긴 로고입니다.',
    NameAlone: '로고가 없는 학원입니다.',
    LongName: '긴 이름은 줄을 바꿉니다.',
    Product: '학원이 아니라 제품의 이름입니다.',
  },
  keys: '보이기만 합니다.',
  words: ['학원이 적은 이름을 그대로 씁니다.'],
  mistakes: [{ drawn: <Brand name="세움학원 관리 시스템" />, why: '학원의 이름에 다른 말을 붙이지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-29': '학원의 로고와 색을 보입니다.' },
} satisfies Guide;
