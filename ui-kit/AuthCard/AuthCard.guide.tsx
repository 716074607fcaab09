import type { Guide } from '#storybook/guide/types.ts';
import { AuthCard } from './AuthCard.tsx';

export default {
  is: '로그인과 비밀번호 화면의 카드입니다.',
  use: ['로그인하기 전의 화면이 할 일 하나뿐일 경우'],
  avoid: [
    { when: '누구나 보는 소개 화면일 경우', use: 'PublicFrame' },
    { when: '로그인한 뒤의 화면일 경우', use: 'PageHeader' },
  ],
  looks: { Refused: '아이디나 비밀번호가 틀렸을 때입니다.', OnAPhone: '휴대폰에서는 너비를 다 씁니다.' },
  keys: '카드는 받는 키가 없습니다. Enter는 안에 있는 양식을 보냅니다.',
  words: [
    '제목은 할 일입니다. “로그인”, “비밀번호 바꾸기”.',
    '틀렸을 때 아이디와 비밀번호 중 무엇인지 말하지 않습니다.',
  ],
  mistakes: [
    {
      drawn: (
        <AuthCard brand="세움학원" title="환영합니다">
          로그인해 주세요.
        </AuthCard>
      ),
      why: '제목이 무엇을 하는 화면인지 말하지 않습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '만든 곳의 이름이 카드 아래에 있습니다.' },
} satisfies Guide;
