import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '글을 꾸며 적는 칸입니다. 무거우므로 필요할 때 불러옵니다.',
  use: ['공지처럼 제목, 목록, 링크가 있는 글을 적을 경우'],
  avoid: [{ when: '짧은 글일 경우', use: 'TextField' }],
  looks: {
    WrittenByKeyboard: '키보드만으로 꾸몄습니다.',
    ToolsByArrowKeys: '도구는 화살표로 옮깁니다.',
    OnlySafeLinks: '위험한 주소는 링크가 되지 않습니다.',
    PastedPageLosesWhatRuns: '붙여 넣은 글에서 실행되는 것은 사라집니다.',
    Disabled: '바꿀 수 없습니다.',
  },
  keys: {
    'Ctrl + B': '굵게 합니다.',
    '← →': '도구 사이를 옮깁니다. Tab은 도구에 한 번만 멈춥니다.',
    Esc: '링크를 적다가 그만둡니다.',
  },
  words: ['도구의 이름은 하는 일입니다. “굵게”, “목록”.'],
  mistakes: [{ drawn: <Note>메모 (굵게 · 기울임 · 색)</Note>, why: '한 줄 메모에는 꾸밈이 필요 없습니다.' }],
  status: '안정',
  changes: { '2026-11-24': '바꿀 수 없는 모습이 있습니다.' },
} satisfies Guide;
