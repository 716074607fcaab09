import type { Guide } from '#storybook/guide/types.ts';
import { Tabs } from './Tabs.tsx';

export default {
  is: '한 화면의 내용을 나누어 하나씩 보입니다.',
  names: ['Tabs', 'TabLinks'],
  use: ['같은 대상의 다른 면을 볼 경우', '주소가 있는 면이면 `TabLinks`'],
  avoid: [
    { when: '차례로 해야 하는 일일 경우', use: 'Stepper' },
    { when: '목록을 거를 경우', use: 'SelectField' },
  ],
  looks: { ByKeyboard: '화살표로 옮겼습니다.', Links: '면마다 주소가 있어 다시 열어도 그대로입니다.' },
  keys: { '← →': '면을 옮깁니다.', 'Home, End': '처음과 끝으로 갑니다.', Tab: '내용으로 들어갑니다.' },
  words: ['명사 하나로 적습니다. 수가 있으면 옆에 붙습니다. “질문 3”.'],
  mistakes: [
    {
      drawn: (
        <Tabs
          label="보기"
          value="a"
          onChange={() => undefined}
          items={[
            { id: 'a', label: '전체 보기' },
            { id: 'b', label: '미확인만 보기' },
          ]}
        >
          목록
        </Tabs>
      ),
      why: '같은 목록을 거르는 것은 면이 아니라 거르기입니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '포털에서 44px보다 작지 않습니다.' },
} satisfies Guide;
