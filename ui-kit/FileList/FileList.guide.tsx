import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '받은 파일의 목록입니다. 크기, 올린 사람, 때를 보입니다.',
  use: ['자료, 제출물처럼 저장된 파일을 보일 경우'],
  avoid: [
    { when: '파일을 받을 경우', use: 'FileDrop' },
    { when: '보내는 중일 경우', use: 'UploadList' },
  ],
  looks: { Opened: '볼 수 있는 파일은 이름을 눌러 엽니다.', UnknownSize: '받기 전에는 크기를 모르는 파일입니다.' },
  keys: { Enter: '열거나 내려받습니다.' },
  words: ['올릴 때의 파일 이름을 그대로 보입니다.'],
  mistakes: [{ drawn: <Note>첨부 1, 첨부 2, 첨부 3</Note>, why: '이름을 바꾸면 무엇인지 열어 보아야 압니다.' }],
  status: '안정',
  changes: { '2026-11-29': '이름이 길어도 옆으로 넘치지 않습니다.' },
} satisfies Guide;
