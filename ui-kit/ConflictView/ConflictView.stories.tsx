import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ConflictView } from './ConflictView.tsx';

const meta = preview.meta({
  title: 'Kit/ConflictView',
  component: ConflictView,
  args: {
    theirs: '수학 30점, 오답 정리 시킴',
    mine: '수학 30점',
    changedBy: '한서윤',
    changedAt: '2026-01-15T09:30:00Z',
    children: '한 번 더 저장하면 내가 적은 값으로 바뀝니다.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const view = canvas.getByRole('group', { name: '서로 다른 두 값' });
    await expect(view).toHaveTextContent('한서윤 ·');
    await expect(view).toHaveTextContent('18:30');
    await expect(view).toHaveTextContent('한 번 더 저장하면');
  },
});

export const Playground = meta.story({
  args: { theirs: '', changedBy: null, changedAt: null, none: '비움', keys: { theirs: 'N', mine: 'Y' } },
});
