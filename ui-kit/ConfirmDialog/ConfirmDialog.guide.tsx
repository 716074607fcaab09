import type { Guide } from '#storybook/guide/types.ts';
import { Button } from '../Button/Button.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';

export default {
  is: '되돌리기 어려운 일을 하기 전에 묻습니다.',
  use: ['삭제처럼 잃는 것이 있을 경우', '여러 사람에게 보낼 경우'],
  avoid: [
    { when: '쉽게 되돌릴 수 있을 경우', use: 'Toast' },
    { when: '적을 것이 있을 경우', use: 'FormDialog' },
  ],
  looks: {
    TypedConfirm: '되살릴 수 없으면 이름을 적어야 합니다.',
    NothingToConfirm: '할 것이 없으면 단추가 닫혀 있습니다.',
    Refused: '서버가 받지 않으면 까닭을 안에서 말합니다.',
    Pending: '하는 동안 닫히지 않습니다.',
  },
  keys: { Enter: '초점이 있는 단추를 누릅니다. 위험한 일은 취소에서 시작합니다.', Esc: '취소합니다.' },
  words: [
    '제목은 묻는 말입니다. “미적분 A를 삭제할까요?”',
    '무엇을 얼마나 잃는지 적습니다.',
    '단추는 그 일입니다. “삭제”.',
  ],
  mistakes: [
    {
      drawn: (
        <Stack>
          <b>정말로 진행할까요?</b>
          <Row>
            <Button>아니요</Button>
            <Button>예</Button>
          </Row>
        </Stack>
      ),
      why: '무엇을 하는지, 무엇을 잃는지 알 수 없습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-28': '끝난 뒤에 알릴 말과 되돌리기를 함께 받습니다.' },
} satisfies Guide;
