import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { FileList, type ListedFile } from './FileList.tsx';

const files: ListedFile[] = [
  {
    id: 'a',
    name: '3단원 유형별 문제.pdf',
    sizeBytes: 2_411_724,
    createdAt: '2026-11-10T10:20:00Z',
    by: '이준호',
    memo: '정답은 뒤쪽에 있음.',
  },
  {
    id: 'b',
    sizeBytes: 183_500,
    createdAt: '2026-11-12T01:05:00Z',
    by: '한서윤',
    name: '아주_긴_이름을_가진_파일은_줄을_바꾸어_끝까지_보여_주어야_합니다_2026학년도_대비_최종_모의고사_해설.hwpx',
  },
];

const opened = fn();

const meta = preview.meta({
  title: 'Kit/표와 목록/FileList',
  component: FileList,
  args: { label: '3주차 자료', files, onDownload: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '3단원 유형별 문제.pdf 다운로드' }));
    await expect(args.onDownload).toHaveBeenCalledWith(files[0]);
  },
});

export const Opened = meta.story({
  args: { onOpen: (file: ListedFile) => (file.name.endsWith('.pdf') ? () => opened(file.id) : undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '3단원 유형별 문제.pdf 열기' }));
    await expect(opened).toHaveBeenCalledWith('a');
    await expect(within(canvasElement).queryByRole('button', { name: /hwpx 열기/ })).toBeNull();
  },
});

/** What is made for each reader has no size before: none is shown, and no other one. */
export const UnknownSize = meta.story({
  args: { files: files.map((file) => (file.id === 'b' ? { ...file, sizeBytes: null } : file)) },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole('listitem');
    await expect(shown.map(({ textContent }) => /\d(KB|MB)/.test(textContent ?? ''))).toEqual(
      files.map(({ id }) => id !== 'b'),
    );
  },
});

export const Playground = meta.story({ args: { note: () => <Chip tone="info">워터마크</Chip>, busyId: 'b' } });
