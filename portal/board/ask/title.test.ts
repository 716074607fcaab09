import { expect, it } from 'vitest';
import { titleFrom } from './title.ts';

it.each([
  { body: '', examNumber: 7, title: '' },
  { body: '  판별식을 왜   쓰나요?\n풀이를 봐도 모르겠어요', examNumber: null, title: '판별식을 왜 쓰나요?' },
  { body: '왜 ③인가요?', examNumber: 7, title: '7번 왜 ③인가요?' },
  { body: '7번이 왜 ③인가요?', examNumber: 7, title: '7번이 왜 ③인가요?' },
  { body: '가'.repeat(80), examNumber: null, title: `${'가'.repeat(59)}…` },
])('$body of item $examNumber is called $title', ({ title, ...question }) => {
  expect(titleFrom(question)).toBe(title);
});
