import type { Guide } from '#storybook/guide/types.ts';
import { ButtonLink } from './ButtonLink.tsx';

export default {
  is: '단추처럼 생긴 링크입니다. 다음에 갈 화면이 하나로 정해져 있을 때 씁니다.',
  use: ['빈 화면에서 처음 할 일이 있는 화면으로 보낼 경우', '한 화면의 가장 중요한 다음 화면일 경우'],
  avoid: [
    { when: '무언가를 바꾸거나 저장할 경우', use: 'Button' },
    { when: '글 안이나 표에서 이름을 누를 경우', use: 'Link' },
  ],
  looks: {},
  keys: { Enter: '그 화면으로 갑니다.', 'Ctrl + Enter': '새 탭에서 엽니다.' },
  words: ['가는 곳을 적습니다. “학생 목록”, “새 강의”.', '“여기”, “바로 가기”처럼 어디인지 모를 말은 쓰지 않습니다.'],
  mistakes: [{ drawn: <ButtonLink href="/">바로 가기</ButtonLink>, why: '어디로 가는지 적지 않았습니다.' }],
  status: '안정',
  changes: { '2026-11-22': '글 뒤에 화살표를 둘 수 있습니다.' },
} satisfies Guide;
