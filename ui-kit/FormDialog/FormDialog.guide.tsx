import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '창에서 적고 저장하는 양식입니다.',
  use: ['강의 추가, 학생 수정처럼 목록을 보던 채로 적을 경우'],
  avoid: [
    { when: '적을 것이 없을 경우', use: 'ConfirmDialog' },
    { when: '화면을 다 써야 할 만큼 길 경우', use: 'Form' },
  ],
  looks: {
    WrongField: '잘못된 첫 칸으로 초점이 갑니다.',
    RefusedByServer: '서버가 받지 않은 까닭을 안에서 말합니다.',
    UnsavedChanges: '적은 것이 있으면 닫기 전에 묻습니다.',
  },
  keys: {
    Enter: '저장합니다.',
    'Ctrl + Enter': '여러 줄을 적는 칸에서도 저장합니다.',
    Esc: '닫습니다. 적은 것이 있으면 묻습니다.',
  },
  words: ['제목은 하는 일입니다. “학생 추가”.', '주된 단추는 “저장”이거나 그 일입니다. “4명에게 보내기”.'],
  mistakes: [{ drawn: <Note>저장하시겠습니까?</Note>, why: '저장을 누른 사람에게 다시 묻지 않습니다.' }],
  status: '안정',
  changes: {
    '2026-11-28': '저장한 뒤 알릴 말을 함께 받습니다.',
    '2026-11-25': '취소가 다른 뜻으로 읽힐 때 말을 바꿉니다.',
  },
} satisfies Guide;
