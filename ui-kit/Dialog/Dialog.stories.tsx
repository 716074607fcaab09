import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogActions, DialogBody, type DialogProps } from './Dialog.tsx';

function DialogStory(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = (): void => {
    props.onClose();
    setOpen(false);
  };
  return (
    <div style={{ minHeight: 420, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog {...props} open={open} onClose={close} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Kit/창/Dialog',
  component: Dialog,
  parameters: { isFramed: true },
  render: (args) => <DialogStory {...args} />,
  args: {
    open: true,
    title: '알림 미리보기',
    onClose: fn(),
    children: (
      <>
        <DialogBody>김민준 학생이 3주차 수업에 출석했습니다.</DialogBody>
        <DialogActions>
          <Button variant="primary">보내기</Button>
        </DialogActions>
      </>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { size: 'large' } });

export const FocusComesBack = meta.story({
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    const dialog = await canvas.findByRole('dialog', { name: '알림 미리보기' });
    // The key was pressed before the dialog opened, so it must not press the close button.
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: '열기' })).toHaveFocus();
  },
});

function TwoAtOnce() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog open={open} title="임시 비밀번호" onClose={() => setAsking(true)}>
        <DialogBody>닫으면 다시 볼 수 없습니다.</DialogBody>
        <Dialog open={asking} title="모두 전했나요?" role="alertdialog" onClose={() => setAsking(false)}>
          <DialogActions>
            <Button data-autofocus onClick={() => setOpen(false)}>
              모두 닫기
            </Button>
          </DialogActions>
        </Dialog>
      </Dialog>
    </>
  );
}

export const ClosedTogether = meta.story({
  render: () => <TwoAtOnce />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '모두 닫기' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '열기' })).toHaveFocus();
  },
});
