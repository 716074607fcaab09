import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '파일을 끌어 놓거나 골라서 받습니다.',
  use: ['엑셀, 사진, PDF를 받을 경우'],
  avoid: [
    { when: '받은 파일을 보일 경우', use: 'FileList' },
    { when: '보내는 중인 파일을 보일 경우', use: 'UploadList' },
  ],
  looks: {
    Small: '목록 아래에서는 한 줄입니다.',
    WrongKind: '다른 종류의 파일은 까닭을 말하고 받지 않습니다.',
    OneOfSeveral: '여럿 중 잘못된 하나를 이름으로 말합니다.',
    TooLarge: '너무 크면 얼마까지인지 말합니다.',
    WithHandles: '끊겨도 이어 보낼 수 있는 파일입니다.',
    Refused: '받은 뒤에 거절되었습니다.',
    Disabled: '지금은 받지 않습니다.',
  },
  keys: { 'Enter, Space': '파일을 고르는 창을 엽니다.' },
  words: ['어떤 파일인지 적습니다. “학생 명단(.xlsx)”.', '거절할 때는 파일의 이름과 까닭을 말합니다.'],
  mistakes: [{ drawn: <Note>업로드에 실패했습니다</Note>, why: '어느 파일이 왜 안 되는지 말하지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-27': '여러 파일 중 나쁜 하나를 이름으로 말합니다.' },
} satisfies Guide;
