import type { Guide } from '#storybook/guide/types.ts';
import { DeleteIcon, EditIcon, MoreIcon } from '../icons.ts';
import { Row } from '../Layout/Layout.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  is: '아이콘만 있는 단추입니다. 이름은 풀이로 뜨고, 화면을 읽는 프로그램이 읽습니다.',
  use: ['표의 줄처럼 글을 둘 자리가 없을 경우', '닫기, 메뉴처럼 누구나 아는 그림일 경우'],
  avoid: [
    { when: '글을 둘 자리가 있을 경우', use: 'Button' },
    { when: '할 일이 여럿일 경우', use: 'Menu' },
  ],
  looks: { TooltipOnFocus: '키보드로 와도 이름이 보이고, Esc로 사라집니다.' },
  keys: { 'Enter, Space': '누릅니다.', Esc: '이름을 감춥니다.' },
  words: ['`label`에 무엇을 하는지 적습니다. 같은 단추가 줄마다 있으면 이름까지 적습니다. “김민수 수정”.'],
  mistakes: [
    {
      drawn: (
        <Row>
          <IconButton label="수정" icon={<EditIcon />} />
          <IconButton label="삭제" icon={<DeleteIcon />} />
          <IconButton label="더 보기" icon={<MoreIcon />} />
        </Row>
      ),
      why: '줄마다 셋이면 훑어보기 어렵습니다. 메뉴 하나로 모읍니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '포털에서 44px보다 작지 않습니다.' },
} satisfies Guide;
