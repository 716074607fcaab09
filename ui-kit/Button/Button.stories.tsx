import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AddIcon, DeleteIcon } from '../icons.ts';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Kit/버튼과 링크/Button',
  component: Button,
  args: { children: '저장', onClick: fn() },
});

export const Default = meta.story();

export const Playground = meta.story({
  args: { variant: 'primary', tone: 'normal', size: 'medium', loading: false, disabled: false, fullWidth: false },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8, padding: 16 }}>
      <Button variant="primary" icon={<AddIcon />}>
        강의 추가
      </Button>
      <Button>내보내기</Button>
      <Button variant="quiet">필터 초기화</Button>
      <Button tone="danger" icon={<DeleteIcon />}>
        삭제
      </Button>
      <Button tone="danger" variant="primary">
        12명 삭제
      </Button>
      <Button size="small">작게</Button>
      <Button disabled>쓸 수 없음</Button>
    </div>
  ),
});

export const Loading = meta.story({
  args: { loading: true, variant: 'primary' },
});

Loading.test('Is not pressed twice', async ({ args, canvasElement }) => {
  const button = within(canvasElement).getByRole('button', { name: '저장' });
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
});
