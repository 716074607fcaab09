import type { Guide } from '#storybook/guide/types.ts';
import { SelectInput } from '../SelectField/SelectInput.tsx';
import { Row } from '../Layout/Layout.tsx';

export default {
  is: '날짜를 적거나 달력에서 고르는 칸입니다.',
  names: ['DateField', 'DateInput'],
  use: ['하루를 정할 경우'],
  avoid: [
    { when: '시각을 정할 경우', use: 'TimeField' },
    { when: '몇 가지 기간에서 고를 경우', use: 'SelectField' },
  ],
  looks: {
    FromTheCalendar: '달력에서 골랐습니다.',
    Calendar: '열린 달력입니다. 한 주는 월요일에 시작합니다.',
    Disabled: '바꿀 수 없습니다.',
  },
  keys: {
    '0302, 250302': '짧게 적어도 날짜가 됩니다.',
    Tab: '달력을 여는 단추로, 열린 달력의 날로 갑니다.',
    Esc: '달력을 닫고 단추로 돌아갑니다.',
  },
  words: ['레이블은 무엇의 날인지 말합니다. “마지막 수업일”.', '적는 법은 풀이에 적습니다.'],
  mistakes: [
    {
      drawn: (
        <Row>
          <SelectInput
            aria-label="년"
            value={2026}
            onChange={() => undefined}
            options={[{ value: 2026, label: '2026년' }]}
          />
          <SelectInput aria-label="월" value={11} onChange={() => undefined} options={[{ value: 11, label: '11월' }]} />
          <SelectInput aria-label="일" value={30} onChange={() => undefined} options={[{ value: 30, label: '30일' }]} />
        </Row>
      ),
      why: '세 번 고르는 것보다 네 글자를 적는 것이 빠릅니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '양식 밖에서 쓰는 DateInput이 생겼습니다.' },
} satisfies Guide;
