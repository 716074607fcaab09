import type { Guide } from '#storybook/guide/types.ts';
import { Button } from '../Button/Button.tsx';
import { Toolbar } from './Toolbar.tsx';

export default {
  is: '목록 위의 막대입니다. 왼쪽은 검색와 거르기, 오른쪽은 할 일입니다.',
  use: ['목록이나 표에 거르기와 할 일이 있을 경우'],
  avoid: [
    { when: '화면 전체의 할 일일 경우', use: 'PageHeader' },
    { when: '고른 것에 할 일일 경우', use: 'SelectionBar' },
  ],
  looks: { ActionsLater: '할 일이 늦게 와도 높이가 그대로입니다.' },
  keys: { Tab: '검색, 거르기, 할 일의 차례로 갑니다.' },
  words: ['막대의 이름은 무엇의 도구인지 말합니다. “학생 목록”.'],
  mistakes: [
    {
      drawn: (
        <Toolbar label="목록">
          {['추가', '수정', '삭제', '복사', '인쇄', '내보내기', '설정'].map((name) => (
            <Button key={name} size="small">
              {name}
            </Button>
          ))}
        </Toolbar>
      ),
      why: '단추는 셋까지입니다. 나머지는 메뉴로 갑니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '할 일이 늦게 와도 움직이지 않습니다.' },
} satisfies Guide;
