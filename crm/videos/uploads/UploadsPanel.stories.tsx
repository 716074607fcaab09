import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { rememberUpload } from './rememberedUploads.ts';
import UploadsPanel from './UploadsPanel.tsx';
import { videoUploads, type VideoUpload } from './videoUploads.ts';

const place = { lectureId: 'l', weekId: 'w' };
const upload = (values: Partial<VideoUpload>): VideoUpload => {
  const known = {
    id: crypto.randomUUID(),
    name: '5주차 수업.mp4',
    sizeBytes: 1_300_361_584,
    sent: 0,
    place,
    file: null,
  };
  return { ...known, state: 'WAITING', ...values };
};

const meta = preview.meta({
  title: 'CRM/주차/영상 올리기',
  component: UploadsPanel,
  decorators: [inCrm({ at: '/crm/students' })],
  beforeEach: () => {
    sessionStorage.removeItem('video-uploads');
    videoUploads.set([]);
    return () => videoUploads.set([]);
  },
});

export const Sending = meta.story({
  beforeEach: () =>
    videoUploads.set([
      upload({ state: 'SENDING', sent: 600_000_000 }),
      upload({ name: '6주차 수업.mp4' }),
      upload({ name: '깨진.mp4', state: 'FAILED', reason: '영상을 읽을 수 없습니다.' }),
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('영상 3개 올리는 중')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '깨진.mp4 목록에서 빼기' }));
    await expect(canvas.getByText('영상 2개 올리는 중')).toBeVisible();
  },
});

export const AfterReload = meta.story({
  beforeEach: () => rememberUpload({ name: '5주차 수업.mp4', sizeBytes: 9, place }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/새로고침으로 멈췄습니다/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '5주차 수업.mp4 목록에서 빼기' }));
    await expect(sessionStorage.getItem('video-uploads')).toBe('[]');
  },
});
