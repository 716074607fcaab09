import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ConflictFrame, ConflictView } from './ConflictView.tsx';

const meta = preview.meta({
  title: 'Kit/창/ConflictView',
  component: ConflictView,
  args: {
    theirs: '수학 30점, 오답 정리 시킴',
    mine: '수학 30점',
    changedBy: '한서윤',
    changedAt: '2026-01-15T09:30:00Z',
    children: '한 번 더 누르면 내가 적은 값으로 바뀝니다.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const view = canvas.getByRole('group', { name: '서로 다른 두 값' });
    await expect(view).toHaveTextContent('한서윤 ·');
    await expect(view).toHaveTextContent('18:30');
    await expect(view).toHaveTextContent('한 번 더 누르면');
  },
});

export const Playground = meta.story({
  args: { theirs: '', changedBy: null, changedAt: null, none: '비움', keys: { theirs: 'N', mine: 'Y' } },
});

export const ManyChanges = meta.story({
  render: () => (
    <ConflictFrame
      label="다른 사람이 바꾼 정답표"
      choices={
        <>
          <Button size="small">쓰던 값을 버리고 새 정답표로</Button>
          <Button size="small" variant="primary">
            내가 수정한 칸 지키기
          </Button>
        </>
      }
    >
      <p>쓰는 동안 다른 사람이 정답표를 바꿨습니다.</p>
      <ul role="list">
        <li>2번 정답: ② → ④</li>
        <li>5번 배점: 3 → 4</li>
      </ul>
    </ConflictFrame>
  ),
});
