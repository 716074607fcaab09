import type { Guide } from '#storybook/guide/types.ts';
import { Stepper } from './Stepper.tsx';

export default {
  is: '여러 단계의 일에서 지금 어디인지 보입니다.',
  use: ['엑셀 등록처럼 앞 단계가 끝나야 다음이 있을 경우'],
  avoid: [
    { when: '아무 데나 오갈 수 있을 경우', use: 'Tabs' },
    { when: '얼마나 했는지 보일 경우', use: 'ProgressBar' },
  ],
  looks: {},
  keys: '보이기만 합니다. 단계는 단추로 넘어갑니다.',
  words: ['단계의 이름은 두세 글자입니다. “파일, 확인, 등록”.'],
  mistakes: [
    {
      drawn: <Stepper label="등록" steps={['1단계', '2단계', '3단계']} current={1} />,
      why: '무엇을 하는 단계인지 말하지 않습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '글자가 브라우저에서 정한 크기를 따릅니다.' },
} satisfies Guide;
