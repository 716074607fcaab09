import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '전화번호를 적는 칸입니다. 010-1234-5678로 보이고 숫자만 저장됩니다.',
  use: ['학생, 보호자, 직원의 전화번호를 적을 경우'],
  avoid: [{ when: '세는 수일 경우', use: 'NumberField' }],
  looks: { CorrectedInTheMiddle: '가운데를 고쳐도 커서가 튀지 않습니다.', Disabled: '바꿀 수 없습니다.' },
  keys: { 숫자: '줄은 저절로 그어집니다.' },
  words: ['누구의 번호인지 적습니다. “보호자 휴대폰”.'],
  mistakes: [
    { drawn: <Note>“-” 없이 숫자만 입력하세요</Note>, why: '어떻게 적어도 받습니다. 사람에게 맞추라고 하지 않습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-22': '가려진 번호는 가려진 채로 보입니다.' },
} satisfies Guide;
