import type { Guide } from '#storybook/guide/types.ts';
import { Menu } from './Menu.tsx';

export default {
  is: '누르면 할 일의 목록이 열리는 단추입니다.',
  use: ['한 줄이나 한 화면에 할 일이 셋을 넘을 경우', '자주 하지 않는 일을 모아 둘 경우'],
  avoid: [
    { when: '가장 자주 하는 일 하나일 경우', use: 'Button' },
    { when: '값을 고를 경우', use: 'SelectField' },
  ],
  looks: {
    Why: '고를 수 없는 일은 감추지 않고, 까닭을 아래에 적습니다.',
    Open: '열린 모습입니다.',
    UserMenu: '사람의 메뉴입니다.',
    Switches: '켜고 끄는 일은 골라도 닫히지 않습니다.',
  },
  keys: {
    'Enter, Space, ↓': '엽니다.',
    '↑ ↓': '옮깁니다.',
    'Home, End': '처음과 끝으로 갑니다.',
    Enter: '고릅니다.',
    'Esc, Tab': '닫습니다. 초점은 단추로 돌아갑니다.',
  },
  words: ['할 일을 동사로 적습니다. “비밀번호 발급”.', '되돌릴 수 없는 일은 맨 아래에 두고 빨갛게 보입니다.'],
  mistakes: [
    { drawn: <Menu label="삭제" items={[{ label: '삭제' }]} />, why: '할 일이 하나면 메뉴가 아니라 단추입니다.' },
  ],
  status: '안정',
  changes: { '2026-11-30': '고를 수 없는 까닭을 말합니다.', '2026-11-29': '점수표의 할 일이 메뉴로 모였습니다.' },
} satisfies Guide;
