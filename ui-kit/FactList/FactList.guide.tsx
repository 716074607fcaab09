import type { Guide } from '#storybook/guide/types.ts';
import { FactList } from './FactList.tsx';

export default {
  is: '한 대상의 사실을 이름과 값으로 보입니다.',
  use: ['학생, 강의의 정보를 읽을 경우'],
  avoid: [
    { when: '대상이 여럿일 경우', use: 'DataGrid' },
    { when: '수 하나가 중요할 경우', use: 'StatTile' },
  ],
  looks: {},
  keys: '보이기만 합니다.',
  words: ['이름은 명사로 적습니다.', '없는 값은 “–”입니다. 비워 두지 않습니다.'],
  mistakes: [
    {
      drawn: (
        <FactList
          facts={[
            { label: '학교', value: '미입력' },
            { label: '학년', value: '없음' },
          ]}
        />
      ),
      why: '없는 값을 말마다 다르게 적지 않습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-23': '글자를 두 배로 키워도 값이 잘리지 않습니다.' },
} satisfies Guide;
