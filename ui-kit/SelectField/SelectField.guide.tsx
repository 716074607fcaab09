import type { Guide } from '#storybook/guide/types.ts';
import { SelectInput } from './SelectInput.tsx';

export default {
  is: '몇 가지 중 하나를 고르는 칸입니다. 기기의 고르기 창을 씁니다.',
  names: ['SelectField', 'SelectInput'],
  use: ['고를 것이 둘에서 스물쯤일 경우'],
  avoid: [
    { when: '예와 아니요일 경우', use: 'CheckboxField' },
    { when: '사람처럼 많을 경우', use: 'SearchBox' },
    { when: '화면의 보기를 바꿀 경우', use: 'Tabs' },
  ],
  looks: { Disabled: '바꿀 수 없습니다.' },
  keys: { '↑ ↓': '고릅니다.', 글자: '그 글자로 시작하는 것으로 갑니다.', 'Alt + ↓': '펼칩니다.' },
  words: ['고르지 않음에도 이름이 있습니다. “담당 없음”.', '순서는 사람이 세는 순서입니다.'],
  mistakes: [
    {
      drawn: (
        <SelectInput
          aria-label="상태"
          value={null}
          emptyLabel="선택하세요"
          onChange={() => undefined}
          options={[
            { value: 'a', label: '사용' },
            { value: 'b', label: '미사용' },
          ]}
        />
      ),
      why: '둘뿐이면 표시하는 칸이 빠릅니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-28': '꼭 골라야 하는지를 계약에서 압니다.' },
} satisfies Guide;
