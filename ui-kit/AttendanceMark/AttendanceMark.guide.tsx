import type { Guide } from '#storybook/guide/types.ts';
import { AttendanceMark } from './AttendanceMark.tsx';

export default {
  is: '출결 하나를 색과 말로 보입니다.',
  use: ['출결표의 칸, 학생의 출결 기록에서'],
  avoid: [{ when: '출결이 아닌 상태를 보일 경우', use: 'Chip' }],
  looks: { Unset: '아직 적지 않았습니다.', Palette: '학원이 고른 여러 색입니다. 뜻은 말이 전합니다.' },
  keys: '보이기만 합니다. 칸의 키는 표가 받습니다.',
  words: [
    '학원이 정한 출결의 이름을 그대로 씁니다.',
    '좁은 곳에서는 한 글자로 줄이고, 이름은 읽는 프로그램이 읽습니다.',
  ],
  mistakes: [{ drawn: <AttendanceMark label=" " color="#1e8e3e" />, why: '색만으로는 뜻을 알 수 없습니다.' }],
  status: '안정',
  changes: { '2026-11-21': '점수표처럼 빠르게 그려집니다.' },
} satisfies Guide;
