import type { Guide } from '#storybook/guide/types.ts';
import { CheckboxInput } from './CheckboxInput.tsx';

export default {
  is: '예와 아니요를 정하는 칸입니다. 레이블은 예의 뜻을 말합니다.',
  names: ['CheckboxField', 'CheckboxInput'],
  use: ['켜고 끄는 값을 양식에서 정할 경우', '목록에서 여럿을 고를 경우'],
  avoid: [
    { when: '셋 중 하나를 고를 경우', use: 'SelectField' },
    { when: '누르면 바로 일이 일어날 경우', use: 'Button' },
  ],
  looks: {
    Disabled: '바꿀 수 없습니다.',
    Refused: '꼭 표시해야 하는데 하지 않았을 때입니다.',
    OutsideFormDisabled: '양식 밖에서 바꿀 수 없을 때입니다.',
    OutsideForm: '양식 밖에서 거르는 데 씁니다.',
  },
  keys: { Space: '표시하거나 지웁니다.' },
  words: ['표시했을 때의 뜻을 적습니다. “보호자에게 보이기”.', '“~하지 않기”처럼 뒤집힌 말은 쓰지 않습니다.'],
  mistakes: [
    {
      drawn: (
        <CheckboxInput checked onChange={() => undefined}>
          문자 보내지 않기
        </CheckboxInput>
      ),
      why: '표시한 것이 보내는 것인지 아닌지 두 번 생각해야 합니다.',
    },
  ],
  status: '안정',
  changes: {
    '2026-11-29': '포털에서 44px보다 작지 않습니다.',
    '2026-11-25': '양식 밖에서도 바꿀 수 없게 할 수 있습니다.',
  },
} satisfies Guide;
