import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '읽고, 고르고, 순서를 바꾸고, 넘겨 보는 목록입니다.',
  use: ['학생, 강의, 기록처럼 줄이 많은 자료를 볼 경우', '여럿을 골라 한꺼번에 할 일이 있을 경우'],
  avoid: [
    { when: '칸에 바로 적을 경우', use: 'TypingGrid' },
    { when: '한 대상의 몇 가지 사실일 경우', use: 'FactList' },
    { when: '손으로 순서를 정할 경우', use: 'SortableList' },
  ],
  looks: {
    OpensARow: '줄을 누르면 그 화면이 열립니다.',
    SelectedRows: '고른 줄입니다. 할 일은 아래 막대에 있습니다.',
    ServerPages: '서버에서 한 페이지씩 읽습니다.',
    Keyboard: '키보드만으로 옮기고 고릅니다.',
    SelectsARange: 'Shift를 누르고 고르면 사이가 모두 골라집니다.',
    SizesAColumn: '열의 너비를 바꿉니다.',
    LoadsMore: '아래로 내리면 더 읽습니다.',
    Empty: '아직 없을 때, 처음 할 일을 말합니다.',
    Loading: '읽는 동안 회색 줄이 있습니다.',
    Failed: '읽지 못하면 다시 시도할 수 있습니다.',
  },
  keys: {
    '↑ ↓ ← →': '칸을 옮깁니다.',
    Enter: '줄을 엽니다.',
    Space: '줄을 고릅니다.',
    'Shift + 누르기': '사이를 모두 고릅니다.',
  },
  words: ['열 이름은 명사로 적습니다. 수에는 단위를 붙입니다.', '없는 값은 “–”입니다.'],
  mistakes: [{ drawn: <Note>자료가 없습니다</Note>, why: '비었을 때 무엇을 하면 되는지 말하지 않습니다.' }],
  status: '안정',
  changes: {
    '2026-11-29': '한 페이지의 줄 수를 사람마다 기억합니다.',
    '2026-11-24': '우리가 만든 가벼운 목록이 되었습니다.',
  },
} satisfies Guide;
