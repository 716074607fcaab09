import { delay, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { keepUpload } from '#client/files/upload/resumableUploads.ts';
import { keepSession } from '#client/session/sessionStore.ts';
import { buildAuth } from '#mocks/builders/user.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { writeIso } from '#api/testing/foreign/writeIso.ts';
import { playLimitWords } from '#ui-kit/format/film/filmWords.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { hears, hearsLast, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { rememberUpload } from './rememberedUploads.ts';
import UploadsPanel from './UploadsPanel.tsx';
import { addVideoUploads, queueName, videoUploads, type VideoUpload } from './videoUploads.ts';

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
      upload({ state: 'SENDING', sent: 600_000_000, note: playLimitWords('HEVC') }),
      upload({ name: '6주차 수업.mp4' }),
      upload({ name: '깨진.mp4', state: 'FAILED', reason: '영상을 읽을 수 없습니다.' }),
    ]),
  play: async ({ canvas }) => {
    await says(canvas, '영상 2개 올리는 중 · 올리지 못한 영상 1개');
    await submit(canvas, '깨진.mp4 목록에서 빼기', '영상 2개 올리는 중');
  },
});

const id = '01990000-0000-7000-8000-000000000001';
const taken = fn();
const begun = {
  fileId: id,
  uploadId: '5-parts',
  partBytes: 16_777_216,
  parts: [{ number: 1, etag: null, url: `${location.origin}/films/part-1` }],
  expiresAt: '2026-11-25T11:00:00Z',
};
const aborted = filled('abortMultipart', async (request) => void taken(await request.json()));

/** What was sent of a film that is not wanted any more is taken away. Stands before `AfterReload`, which holds up the queue. */
export const CancelledMidway = meta.story({
  beforeEach: ({ msw }) => {
    // The part is on its way for as long as the story lasts.
    const endless = http.put('*/films/part-1', async () => {
      taken('part');
      await delay('infinite');
    });
    msw.use(filled('beginMultipart', begun), endless, aborted);
    addVideoUploads(place, [new File([writeIso()], '5주차 수업.mp4')], new Map(), fn());
  },
  play: async ({ canvas }) => {
    await hears(taken, 'part');
    await says(canvas, '영상 1개 올리는 중');
    await press(canvas, '5주차 수업.mp4 올리기 취소');
    await hearsLast(taken, { fileName: '5주차 수업.mp4', uploadId: '5-parts' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: '영상 올리기' })).toBeNull());
  },
});

/** What the first bytes tell is said as soon as a film is chosen: who cannot play it, what it really is, and that it is cut off or none. */
export const SaidBeforehand = meta.story({
  beforeEach: ({ msw }) => {
    const endless = http.put('*/films/part-1', () => delay('infinite'));
    msw.use(filled('beginMultipart', begun), endless, aborted);
    const whole = writeIso();
    const films = [
      new File([writeIso({ brand: 'qt  ', picture: 'hvc1' })], '아이폰.mp4'),
      new File([whole.slice(0, whole.length / 2)], '잘린.mp4'),
      new File(['1강 판별식'], '필기.mp4'),
    ];
    addVideoUploads(place, films, new Map(), fn());
  },
  play: async ({ canvas }) => {
    await says(
      canvas,
      /내용은 MOV 영상입니다\. .*HEVC/,
      /중간에서 끊겼습니다/,
      /이름은 \.mp4이지만 내용은 텍스트입니다/,
    );
    await press(canvas, '아이폰.mp4 올리기 취소', '잘린.mp4 목록에서 빼기', '필기.mp4 목록에서 빼기');
    await waitFor(() => expect(canvas.queryByRole('region', { name: '영상 올리기' })).toBeNull());
  },
});

/** The film has arrived, its video is being made: it stands in the list until it is there, and cancelled it lets the next one go. */
export const BecomingAVideo = meta.story({
  beforeEach: ({ msw }) => {
    const arrived = http.put('*/films/part-1', () => new Response(null, { headers: { etag: '"a"' } }));
    msw.use(
      filled('beginMultipart', begun),
      filled('completeMultipart', { id }),
      arrived,
      loading('createVideo', () => taken('video')),
    );
    const films = ['6주차 수업.mp4', '7주차 수업.mp4'].map((name) => new File([writeIso()], name));
    addVideoUploads(place, films, new Map(), fn());
  },
  play: async ({ canvas }) => {
    await hears(taken, 'video');
    await says(canvas, '영상 2개 올리는 중');
    await submit(canvas, '6주차 수업.mp4 올리기 취소', '영상 1개 올리는 중');
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(2));
    await press(canvas, '7주차 수업.mp4 올리기 취소');
    await waitFor(() => expect(canvas.queryByRole('region', { name: '영상 올리기' })).toBeNull());
  },
});

/** A file of the browser's own folders stands in for one of the disk: both are opened by a handle. */
async function handleOf(name: string, content: Uint8Array<ArrayBuffer>): Promise<FileSystemFileHandle> {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle(name, { create: true });
  const writer = await handle.createWritable();
  await writer.write(content);
  await writer.close();
  return handle;
}

export const AfterReload = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(loading('beginMultipart', () => taken('begun')));
    keepSession(buildAuth('admin'));
    const film = writeIso();
    rememberUpload({ id, name: '5주차 수업.mp4', sizeBytes: film.length, place });
    const until = Date.parse(inMinutes(1));
    await keepUpload({ id, queue: queueName, source: await handleOf('5주차 수업.mp4', film), until });
  },
  play: async ({ canvas }) => {
    await says(canvas, '올리다 멈춘 영상 1개', /올라간 부분부터 이어집니다/);
    await submit(canvas, '5주차 수업.mp4 이어서 올리기', '영상 1개 올리는 중');
    // The next story would be asked otherwise.
    await hears(taken, 'begun');
  },
});

/** Where browsers give no handles, the file is chosen again. */
export const AnotherFile = meta.story({
  name: '다른 파일을 고름',
  beforeEach: () => {
    rememberUpload({ id: crypto.randomUUID(), name: '5주차 수업.mp4', sizeBytes: 9, place });
    const page = window as { showOpenFilePicker?: unknown };
    const before = page.showOpenFilePicker;
    page.showOpenFilePicker = undefined;
    return () => void (page.showOpenFilePicker = before);
  },
  play: async ({ canvas }) => {
    await press(canvas, '5주차 수업.mp4 이어서 올리기');
    await userEvent.upload(canvas.getByLabelText('이어서 올릴 영상'), new File(['x'], '6주차 수업.mp4'));
    await says(canvas, /올리던 것과 다른 파일입니다/);
    await press(canvas, '5주차 수업.mp4 목록에서 빼기');
    await expect(sessionStorage.getItem('video-uploads')).toBe('[]');
  },
});

export const PausedAndDropped = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(aborted);
    videoUploads.set([
      upload({ state: 'PAUSED', uploadId: '5-parts', sent: 600_000_000 }),
      upload({ name: '6주차.mp4' }),
    ]);
  },
  play: async ({ canvas }) => {
    await press(canvas, '5주차 수업.mp4 목록에서 빼기');
    await hears(taken, { fileName: '5주차 수업.mp4', uploadId: '5-parts' });
    await says(canvas, '영상 1개 올리는 중');
  },
});

/** The server removes what is left of it by itself a day later; nobody is asked about it. */
export const DroppedWithoutTheServer = meta.story({
  beforeEach: ({ msw }) => {
    const asked = http.post('*/api/files/multipart/abort', () => void taken('to abort'));
    msw.use(asked, failed('abortMultipart', 404, 'not-found', '올리기를 찾을 수 없습니다.'));
    videoUploads.set([upload({ state: 'PAUSED', uploadId: '5-parts', sent: 600_000_000 })]);
  },
  play: async ({ canvas }) => {
    await press(canvas, '5주차 수업.mp4 목록에서 빼기');
    await hears(taken, 'to abort');
    await waitFor(() => expect(canvas.queryByRole('region', { name: '영상 올리기' })).toBeNull());
    await expect(canvas.queryByText('올리기를 찾을 수 없습니다.')).toBeNull();
  },
});

export const TwoWeeks = meta.story({
  beforeEach: () => videoUploads.set([upload({}), upload({ place: { lectureId: 'l', weekId: 'v' } })]),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('link', { name: '1번째 주차로 가기' }));
    await sees(canvas.getByRole('link', { name: '2번째 주차로 가기' }));
  },
});
