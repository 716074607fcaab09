import type { Guide } from '#storybook/guide/types.ts';
import { Row } from '../Layout/Layout.tsx';
import { Button } from './Button.tsx';

export default {
  is: '일을 하는 단추입니다. 누르면 무언가 바뀌거나 열립니다.',
  use: ['저장, 추가, 삭제처럼 일을 시작할 경우', '대화 상자나 메뉴를 열 경우'],
  avoid: [
    { when: '다른 화면으로 갈 경우', use: 'ButtonLink' },
    { when: '아이콘만 놓을 자리일 경우', use: 'IconButton' },
    { when: '할 일이 셋을 넘을 경우', use: 'Menu' },
  ],
  looks: {
    Variants: 'primary는 한 화면에 하나입니다. quiet는 도구 막대에, danger는 되돌릴 수 없는 일에 씁니다.',
    Loading: '일하는 동안 돌고, 다시 눌리지 않으며, 너비와 초점을 지킵니다.',
  },
  keys: { 'Enter, Space': '누릅니다.', Tab: '다음 자리로 갑니다.' },
  words: [
    '할 일을 동사로 적습니다. “만들기”, “4명에게 보내기”.',
    '“확인”과 “예”는 쓰지 않습니다.',
    '몇 명, 몇 건에 하는 일이면 수를 적습니다.',
  ],
  mistakes: [
    {
      drawn: (
        <Row>
          <Button variant="primary">저장</Button>
          <Button variant="primary">미리 보기</Button>
        </Row>
      ),
      why: '채운 단추가 둘이면 무엇이 먼저인지 알 수 없습니다.',
    },
    { drawn: <Button>확인</Button>, why: '누르면 무슨 일이 일어나는지 적지 않았습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-30': '누를 수 없을 때 까닭을 말합니다.', '2026-11-29': '포털에서 44px보다 작지 않습니다.' },
} satisfies Guide;
