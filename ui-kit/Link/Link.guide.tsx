import type { Guide } from '#storybook/guide/types.ts';
import { Link } from './Link.tsx';

export default {
  is: '다른 화면으로 가는 링크입니다.',
  use: ['글 안에서 다른 화면을 가리킬 경우', '표에서 학생이나 강의의 이름을 누를 경우'],
  avoid: [
    { when: '무언가를 바꿀 경우', use: 'Button' },
    { when: '화면의 가장 중요한 다음 화면일 경우', use: 'ButtonLink' },
  ],
  looks: { InText: '글 안에서는 밑줄로 알아봅니다.' },
  keys: { Enter: '그 화면으로 갑니다.', 'Ctrl + Enter': '새 탭에서 엽니다.' },
  words: ['가는 곳의 이름을 적습니다.', '“여기를 누르세요”라고 적지 않습니다.'],
  mistakes: [
    {
      drawn: (
        <p>
          학생을 등록하려면 <Link href="/">여기</Link>를 누르세요.
        </p>
      ),
      why: '링크만 읽으면 어디로 가는지 알 수 없습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-21': '표와 목록에서 쓰는 조용한 모습이 있습니다.' },
} satisfies Guide;
