import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '적고 저장하는 양식입니다. 칸들이 같은 규칙으로 검사하고 같은 말로 알립니다.',
  names: ['Form', 'FormStack', 'FormRow', 'SubmitButton'],
  use: ['화면 안에서 적고 저장할 경우', '칸이 둘 이상이거나 검사할 것이 있을 경우'],
  avoid: [
    { when: '창에서 적을 경우', use: 'FormDialog' },
    { when: '누구나 처음 보는 화면에서 한두 칸만 적을 경우', use: 'PlainForm' },
    { when: '여러 줄을 빠르게 적을 경우', use: 'TypingGrid' },
  ],
  looks: {
    SavedByKey: 'Ctrl+Enter로 저장했습니다.',
    Saving: '저장하는 동안 다시 눌리지 않습니다.',
    Failed: '저장하지 못한 까닭을 아래에서 말합니다. 적은 것은 그대로입니다.',
    RefusedElsewhere: '여기에 없는 칸 때문에 거절되었을 때입니다.',
  },
  keys: { Enter: '저장합니다. 여러 줄을 적는 칸에서는 줄을 바꿉니다.', 'Ctrl + Enter': '어디서나 저장합니다.' },
  words: ['잘못은 그 칸 아래에, 무엇을 하면 되는지와 함께 적습니다.', '꼭 적어야 하는 칸은 레이블이 말합니다.'],
  mistakes: [{ drawn: <Note>필수 항목을 모두 입력하세요</Note>, why: '어느 칸인지 말하지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-28': '칸의 길이와 꼭 적을 것을 계약에서 가져옵니다.' },
} satisfies Guide;
