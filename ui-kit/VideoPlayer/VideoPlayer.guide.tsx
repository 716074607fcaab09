import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '수업 영상을 보는 창입니다. 보는 사람의 이름이 떠다닙니다.',
  use: ['학생과 보호자가 수업 영상을 볼 경우'],
  avoid: [{ when: '글로 된 자료일 경우', use: 'FileList' }],
  looks: { Unplayable: '이 기기가 틀지 못하는 영상입니다.', Refused: '더 볼 수 없게 되었습니다.' },
  keys: {
    'Space, K': '틀고 멈춥니다.',
    '← →': '10초씩 옮깁니다.',
    '< >': '빠르기를 바꿉니다.',
    M: '소리를 끕니다.',
    C: '자막을 켭니다.',
    F: '화면을 채웁니다.',
    P: '작은 창으로 봅니다.',
  },
  words: ['볼 수 없으면 까닭과 할 일을 말합니다.'],
  mistakes: [{ drawn: <Note>재생 오류 (MEDIA_ERR_4)</Note>, why: '코드 대신 무엇을 하면 되는지 말합니다.' }],
  status: '안정',
  changes: { '2026-11-29': '보호자도 같은 창으로 봅니다.' },
} satisfies Guide;
