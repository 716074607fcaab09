import type { Guide } from '#storybook/guide/types.ts';
import { SearchBox } from './SearchBox.tsx';

export default {
  is: '화면에 하나인 검색 칸입니다.',
  use: ['목록을 이름, 초성, 전화 뒷자리, 학번으로 찾을 경우'],
  avoid: [
    { when: '몇 가지에서 고를 경우', use: 'SelectField' },
    { when: '양식의 칸일 경우', use: 'TextField' },
  ],
  looks: {
    OneSearchAfterAPause: '적기를 멈춘 뒤 한 번만 찾습니다.',
    WaitsForTheSyllable: '한글은 글자가 다 된 뒤에 찾습니다.',
  },
  keys: { '/': '어디서나 검색로 옵니다.', Enter: '바로 찾습니다.', Esc: '지웁니다.' },
  words: ['무엇으로 찾을 수 있는지 칸 안에 적습니다. “이름, 초성, 전화 뒷자리, 학번”.'],
  mistakes: [
    {
      drawn: <SearchBox value="" onChange={() => undefined} placeholder="검색어를 입력하세요" slashFocuses={false} />,
      why: '무엇으로 찾을 수 있는지 말하지 않습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '좁은 화면에서도 지우는 단추가 엄지만큼 큽니다.' },
} satisfies Guide;
