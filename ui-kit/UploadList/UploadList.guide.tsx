import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '보내는 중인 파일의 목록입니다.',
  use: ['영상, 사진처럼 보내는 데 시간이 걸릴 경우'],
  avoid: [
    { when: '이미 받은 파일일 경우', use: 'FileList' },
    { when: '파일을 고를 경우', use: 'FileDrop' },
  ],
  looks: {},
  keys: { Enter: '그만두거나 다시 시도합니다.' },
  words: ['얼마나 보냈는지와 멈춘 까닭을 적습니다.', '다시 해도 안 되면 다시 시도를 두지 않습니다.'],
  mistakes: [
    { drawn: <Note>업로드 실패. 다시 시도하세요.</Note>, why: '다시 해도 안 될 것을 다시 하라고 하지 않습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-29': '몇 개를 보내지 못했는지 수로 말합니다.' },
} satisfies Guide;
