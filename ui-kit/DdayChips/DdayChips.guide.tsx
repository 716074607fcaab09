import type { Guide } from '#storybook/guide/types.ts';
import { Chip } from '../Chip/Chip.tsx';

export default {
  is: '강의의 목표일까지 며칠 남았는지 보입니다.',
  use: ['강의나 홈에서 수능, 모의고사까지 남은 날을 보일 경우'],
  avoid: [{ when: '마감처럼 시각까지 알려야 할 경우', use: 'Chip' }],
  looks: { AllPassed: '모두 지나면 아무것도 그리지 않습니다.' },
  keys: '보이기만 합니다.',
  words: ['남은 날은 “D-30”, 그날은 “D-Day”입니다.'],
  mistakes: [{ drawn: <Chip>수능 D+12</Chip>, why: '지난 날은 세지 않습니다.' }],
  status: '안정',
  changes: { '2026-11-28': '줄이 넘치면 다음 줄로 갑니다.' },
} satisfies Guide;
