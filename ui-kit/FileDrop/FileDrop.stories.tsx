import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FileDrop } from './FileDrop.tsx';

const meta = preview.meta({
  title: 'Kit/입력/FileDrop',
  component: FileDrop,
  args: { label: '학생 명단(.xlsx)', accept: '.xlsx', onFiles: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

const input = (canvasElement: HTMLElement): HTMLInputElement => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('no file input');
  return found;
};

/** Drops files of these names; the library's own event loses them. */
const drop = (place: HTMLElement, ...names: string[]): void => {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['x'], name));
  place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const file = new File(['x'], '명단.xlsx');
    await userEvent.upload(input(canvasElement), file);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
  },
});

export const Playground = meta.story({ args: { multiple: true, disabled: false } });

export const Small = meta.story({ args: { size: 'small', label: '3주차 자료에 올릴 파일', multiple: true } });

export const WrongKind = meta.story({
  play: async ({ canvasElement, args }) => {
    const choose = userEvent.setup({ applyAccept: false });
    await choose.upload(input(canvasElement), new File(['x'], '명단.hwp'));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('받을 수 없는 형식');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** One bad file does not take the others with it. */
export const OneOfSeveral = meta.story({
  args: { multiple: true },
  play: async ({ canvasElement, args }) => {
    const choose = userEvent.setup({ applyAccept: false });
    const good = new File(['x'], '명단.xlsx');
    await choose.upload(input(canvasElement), [new File(['x'], '명단.hwp'), good, new File([], '빈 명단.xlsx')]);
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent(
      /'명단\.hwp' 파일은 받을 수 없는 형식입니다.*'빈 명단\.xlsx' 파일이 비어 있습니다/,
    );
    await expect(args.onFiles).toHaveBeenLastCalledWith([good]);
  },
});

export const TooLarge = meta.story({
  args: { maxBytes: 1024 },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), new File(['x'.repeat(2000)], '명단.xlsx'));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('1KB 이하여야 합니다');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** In Chromium the chosen file comes with a handle, which outlives a reload. */
export const WithHandles = meta.story({
  args: { onHandles: fn() },
  beforeEach: () => {
    const page = window as { showOpenFilePicker?: unknown };
    const before = page.showOpenFilePicker;
    page.showOpenFilePicker = async () => [handle];
    return () => void (page.showOpenFilePicker = before);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '파일 선택' }));
    await waitFor(() => expect(args.onHandles).toHaveBeenCalledWith([chosen], new Map([[chosen, handle]])));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});
const chosen = new File(['x'], '명단.xlsx');
const handle = { kind: 'file', getFile: async () => chosen };

/** Two are dropped where one is taken; the next one is taken, and the message goes. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    drop(canvas.getByText('학생 명단(.xlsx)'), '명단.xlsx', '다른 명단.xlsx');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('파일을 하나만 선택해 주세요.'));
    await expect(args.onFiles).not.toHaveBeenCalled();
    await userEvent.upload(input(canvasElement), new File(['x'], '명단.xlsx'));
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '파일 선택' })).toBeDisabled();
    drop(canvas.getByText('학생 명단(.xlsx)'), '명단.xlsx');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});
