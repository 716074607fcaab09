import type { Guide } from '#storybook/guide/types.ts';
import { Row } from '../Layout/Layout.tsx';
import { Chip, StatusChip } from './Chip.tsx';

export default {
  is: '태그, 수, 상태를 한두 단어로 보입니다.',
  names: ['Chip', 'StatusChip'],
  use: ['이름 옆에 종류나 수를 붙일 경우', '줄의 상태를 보일 때(`StatusChip`)'],
  avoid: [
    { when: '누를 수 있어야 할 경우', use: 'Button' },
    { when: '출결일 경우', use: 'AttendanceMark' },
  ],
  looks: { Statuses: '상태는 색과 그림과 말이 함께 전합니다.' },
  keys: '보이기만 합니다.',
  words: ['한두 단어로 적습니다. “확정”, “3명”.'],
  mistakes: [
    {
      drawn: (
        <Row>
          <Chip tone="positive">확정</Chip>
          <Chip tone="negative">취소</Chip>
        </Row>
      ),
      why: '색만 다르면 상태를 가릴 수 없습니다. 상태는 StatusChip입니다.',
    },
    {
      drawn: <StatusChip tone="warning">아직 확인하지 않은 신청이 있습니다</StatusChip>,
      why: '문장은 칩에 담지 않습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-28': '더 적은 요소로 그려 긴 표가 빨라졌습니다.' },
} satisfies Guide;
