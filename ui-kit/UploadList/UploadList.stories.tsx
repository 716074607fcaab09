import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UploadList, type ListedUpload } from './UploadList.tsx';

const uploads: ListedUpload[] = [
  { id: 'a', name: '수업 영상.mp4', sizeBytes: 734_003_200, sent: 201_326_592, state: 'SENDING' },
  { id: 'b', name: '해설.pdf', sizeBytes: 2_411_724, sent: 2_411_724, state: 'SENDING' },
  { id: 'c', name: '필기.pdf', sizeBytes: 1_048_576, sent: 0, state: 'WAITING' },
  {
    id: 'd',
    name: '문제집.pdf',
    sizeBytes: 4_194_304,
    sent: 1_048_576,
    state: 'FAILED',
    reason: '인터넷 연결이 불안정합니다. 잠시 뒤 다시 시도해 주세요.',
  },
  {
    id: 'e',
    name: '지난주 수업 영상.mp4',
    sizeBytes: 734_003_200,
    sent: 0,
    state: 'PAUSED',
    reason: '새로고침으로 멈췄습니다. 올라간 부분부터 이어집니다.',
  },
];

const meta = preview.meta({
  title: 'Kit/표와 목록/UploadList',
  component: UploadList,
  args: {
    uploads,
    onCancel: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '수업 영상.mp4 올리기 취소' }));
    await expect(args.onCancel).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: '문제집.pdf 다시 올리기' }));
    await expect(args.onRetry).toHaveBeenCalledWith('d');
    await userEvent.click(canvas.getByRole('button', { name: '지난주 수업 영상.mp4 이어서 올리기' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('e');
  },
});

export const Playground = meta.story({ args: { uploads: [] } });
