import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '칸마다 키 하나나 글 하나를 빠르게 적는 표입니다.',
  use: ['출결, 점수, 근무처럼 여러 사람의 값을 이어서 적을 경우'],
  avoid: [
    { when: '읽고 고르기만 할 경우', use: 'DataGrid' },
    { when: '한 사람의 여러 칸일 경우', use: 'Form' },
  ],
  looks: {
    OneKeyAStudent: '키 하나로 한 명을 적고 다음으로 갑니다.',
    TypedText: '글을 적는 칸입니다.',
    HangulEndsBeforeEnter: '한글이 다 된 뒤에 Enter가 듣습니다.',
    ARangeAtOnce: '고른 칸을 한꺼번에 적었습니다.',
    PastedFromASpreadsheet: '엑셀에서 붙여 넣었습니다.',
    SelectedRows: '줄을 골랐습니다.',
    ComesBackToTheSameCell: '다시 와도 있던 칸입니다.',
    UndoRedoAndConflicts: '되돌리고, 부딪힌 칸에서 고릅니다.',
    KeyHelpOnQuestionMark: '물음표를 누르면 키를 알려 줍니다.',
    WithTotals: '아래에 합계가 있습니다.',
    Huge: '수천 줄도 보이는 만큼만 그립니다.',
    MoreColumnsThanFit: '열이 많으면 이름은 남고 옆으로 넘깁니다.',
    ColumnsByKeys: '키보드로 열을 옮기고 너비를 바꿉니다.',
    ColumnsByPointer: '끌어서 열을 옮깁니다.',
    ColumnsByMenu: '메뉴로 열을 감추고 고정합니다.',
  },
  keys: {
    '↑ ↓ ← →': '칸을 옮깁니다.',
    Enter: '적고 아래 칸으로 갑니다.',
    Tab: '적고 오른쪽 칸으로 갑니다.',
    'Shift + 화살표': '여러 칸을 고릅니다.',
    'Ctrl + C, Ctrl + V': '복사하고 붙여 넣습니다.',
    'Ctrl + Z': '되돌립니다.',
    'F1, ?': '이 표의 키를 모두 봅니다.',
  },
  words: ['저장했음을 따로 알리지 않습니다. 저장하지 못한 칸만 말합니다.'],
  mistakes: [
    { drawn: <Note>[저장] 버튼을 눌러 주세요</Note>, why: '적으면 저장됩니다. 누르기를 잊으면 잃게 두지 않습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-29': '합계는 한 줄로 접혀 있습니다.', '2026-11-21': '옛 기기에서도 적는 즉시 그려집니다.' },
} satisfies Guide;
