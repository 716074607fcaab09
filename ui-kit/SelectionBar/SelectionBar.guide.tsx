import type { Guide } from '#storybook/guide/types.ts';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Layout/Layout.tsx';

export default {
  is: '목록에서 고른 사람이 있을 때 아래에 뜨는 막대입니다. 몇 명인지와 할 일이 있습니다.',
  use: ['여럿을 골라 한꺼번에 할 일이 있을 경우'],
  avoid: [
    { when: '한 줄에 할 일일 경우', use: 'Menu' },
    { when: '고르지 않아도 할 일일 경우', use: 'Toolbar' },
  ],
  looks: { OverAList: '목록 위에 떠서 줄을 밀지 않습니다.' },
  keys: { Tab: '목록 다음에 옵니다.' },
  words: ['몇 명인지 먼저 말합니다. “3명”.', '채운 단추는 하나, 다른 단추는 둘까지입니다. 나머지는 메뉴입니다.'],
  mistakes: [
    {
      drawn: (
        <Row wrap>
          {['문자', '예약', '태그', '출결', '이동', '삭제'].map((name) => (
            <Button key={name} variant="primary" size="small">
              {name}
            </Button>
          ))}
        </Row>
      ),
      why: '모두 채우면 무엇을 먼저 볼지 알 수 없습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '화면 아래에 떠서 줄을 밀지 않습니다.' },
} satisfies Guide;
