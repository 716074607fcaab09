import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TOAST_MS, useToast, type Toast } from './toasts.ts';

function ToastStory(toast: Toast) {
  const show = useToast();
  return (
    <div style={{ minHeight: 200, padding: 16 }}>
      <Button onClick={() => show(toast)}>알림 보이기</Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Kit/알림과 상태/Toast',
  component: ToastStory,
  args: { message: '강의를 저장했습니다' },
});

const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '알림 보이기' }));

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByText('강의를 저장했습니다')).toBeVisible());
  },
});

export const Playground = meta.story({ args: { tone: 'positive' } });

export const GoesByItself = meta.story({
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const gone = () => expect(within(canvasElement).queryByText('강의를 저장했습니다')).toBeNull();
    await waitFor(gone, { timeout: TOAST_MS + 1000 });
  },
});

export const WithAction = meta.story({
  args: { message: '수강생 3명을 뺐습니다', tone: 'warning', action: { label: '되돌리기', onClick: fn() } },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '되돌리기' }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
    // The focus goes back to where it was.
    await expect(within(canvasElement).getByRole('button', { name: '알림 보이기' })).toHaveFocus();
    await expect(within(canvasElement).queryByText('수강생 3명을 뺐습니다')).toBeNull();
  },
});
