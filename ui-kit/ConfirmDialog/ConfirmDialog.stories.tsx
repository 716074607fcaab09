import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UserError } from '../format/UserError.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { sees } from '../testing/play.ts';

const meta = preview.meta({
  title: 'Kit/창/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { isFramed: true },
  args: {
    open: true,
    title: '단어장을 삭제할까요?',
    children: "'수능 필수 1200'의 단어 1,200개와 학생 34명의 학습 기록이 함께 사라집니다.",
    confirmLabel: '삭제',
    onConfirm: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { tone: 'danger' },
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: '단어장을 삭제할까요?' });
    // Enter must not confirm a dangerous question.
    await expect(within(dialog).getByRole('button', { name: '취소' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({ args: { title: '알림을 보낼까요?', confirmLabel: '보내기' } });

export const TypedConfirm = meta.story({
  args: { tone: 'danger', typedConfirm: '미적분 A' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '삭제' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '미적분 A{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NothingToConfirm = meta.story({
  args: { disabled: true, children: '이 단어장에는 아직 단어가 없습니다.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '삭제' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: {
    tone: 'danger',
    onConfirm: fn(() => Promise.reject(new UserError('성적이 있는 강의는 삭제할 수 없습니다. 종료 처리해 주세요.'))),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '삭제' }));
    await sees(canvas.findByText(/성적이 있는 강의/));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { tone: 'danger', typedConfirm: '박지훈', onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: '계속하려면 그대로 입력해 주세요: 박지훈' });
    await userEvent.type(name, '박지훈{Enter}{Enter}');
    const confirm = canvas.getByRole('button', { name: '삭제' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    // What comes of it is told here, so nothing closes the question before.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(name).toHaveAttribute('readonly');
  },
});
