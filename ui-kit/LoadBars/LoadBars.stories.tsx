import preview from '#storybook/preview.tsx';
import { LoadBars } from './LoadBars.tsx';

const load = (name: string, here: number, rest: number) => ({
  id: name,
  name,
  parts: [
    { label: '와 있음', value: here, tone: 'positive' as const },
    { label: '그 밖', value: rest, tone: 'accent' as const },
  ],
});

const meta = preview.meta({
  title: 'Kit/알림과 상태/LoadBars',
  component: LoadBars,
  args: { label: '맡은 학생', unit: '명', rows: [load('이준호', 4, 5), load('박서연', 2, 1), load('최민재', 0, 0)] },
});

export const Default = meta.story({});
