import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures, students } from '#mocks/cast.ts';
import film from '#mocks/film.webm';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import type { VideoProgress, VideoSource } from '#client/generated/rest/videos.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { choose, hears, hearsLast, press, says, sees } from '#ui-kit/testing/play.ts';
import { paths } from './paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { attended } from '../shared/testing/weeks.ts';
import { PortalVideoDocument, type PortalVideoQuery } from './generated/graphql.ts';
import VideoPage from './VideoPage.tsx';

const week = attended({ weekNumber: 5, heldOn: dateOf(-2) });
const id = '01990000-0000-7000-8000-000000000901';
const video: PortalVideoQuery = {
  videos_by_pk: {
    id,
    title: '5주차 수업 영상',
    durationSeconds: 40,
    readers: [{ closesAt: `${dateOf(5)}T12:00:00Z` }],
    weeklyLecture: { ...week, lecture: { name: lectures.calculusB.name } },
  },
  students: [{ id: students.minsu.id, studentNumber: students.minsu.loginId, user: { name: students.minsu.name } }],
};
const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:40.000\n부분적분을 시작해 볼게요.\n')}`;
const source = (values: Partial<VideoSource> = {}): VideoSource => ({
  videoId: id,
  kind: 'FILE',
  url: film,
  posterUrl: null,
  captionsUrl: captions,
  expiresAt: '2026-11-25T11:00:00Z',
  ...values,
});
const progress: VideoProgress = {
  videoId: id,
  durationSeconds: 40,
  coveredSeconds: 14,
  percent: 35,
  ranges: [
    { from: 0, to: 10 },
    { from: 20, to: 24 },
  ],
  lastPositionSeconds: 24,
  reportedAt: '2026-11-20T12:30:00Z',
};
const reported = fn();
/** A film is read by the browser in its own time. */
const slow = { timeout: 30_000 };

const meta = preview.meta({
  title: 'Portal/주차/영상',
  component: VideoPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.video(id), route: paths.video(':videoId') })],
  beforeEach: async ({ msw }) => {
    // From memory, so that the browser may jump in it whatever serves the story.
    const url = URL.createObjectURL(await (await fetch(film)).blob());
    localStorage.removeItem('video-speed');
    msw.use(
      filled(PortalVideoDocument, video),
      filled('openVideo', source({ url })),
      filled('readVideoProgress', progress),
      filled(
        'reportVideoProgress',
        (_, report) => ({ ...progress, ranges: [...progress.ranges, ...report.ranges] }),
        reported,
      ),
    );
  },
});

export const Filled = meta.story();

Filled.test('Speed, ten seconds back, captions', async ({ canvas, canvasElement }) => {
  await says(canvas, /35% 봤어요/, '김민수 20260001');
  const element = canvasElement.querySelector('video') as HTMLVideoElement;
  await waitFor(() => expect(Math.round(element.currentTime)).toBe(24), slow);
  await choose(canvas, { '재생 속도': '1.5배' });
  await expect(element.playbackRate).toBe(1.5);
  await expect(localStorage.getItem('video-speed')).toBe('1.5');
  await press(canvas, '10초 뒤로');
  await waitFor(() => expect(Math.round(element.currentTime)).toBe(14), slow);
  await hearsLast(reported, expect.objectContaining({ lastPositionSeconds: 14 }));
  await press(canvas, '자막 켜기');
  await sees(canvas.getByRole('button', { name: '자막 끄기' }));
});

export const PlayedByKeys = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const element = (await waitFor(async () => {
      const found = canvasElement.querySelector('video');
      await expect(found?.readyState ?? 0).toBeGreaterThan(0);
      return found;
    }, slow)) as HTMLVideoElement;
    element.muted = true;
    await userEvent.keyboard('k');
    await waitFor(() => expect(element.paused).toBe(false), slow);
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(25.6), slow);
    await userEvent.keyboard('k');
    await hears(reported, expect.objectContaining({ ranges: [{ from: 24, to: 26 }] }));
    await userEvent.keyboard('{ArrowLeft}>');
    await waitFor(() => expect(element.currentTime).toBeLessThan(17), slow);
    await hearsLast(reported, expect.objectContaining({ lastPositionSeconds: 16 }));
    await expect(element.playbackRate).toBe(1.25);
    await sees(canvas.getByRole('button', { name: '재생' }));
  },
});

export const YouTube = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openVideo', source({ kind: 'YOUTUBE', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' })),
    ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('5주차 수업 영상');
    await expect(frame.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*start=24/,
    );
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PortalVideoDocument)),
  play: ({ canvas }) => sees(canvas.findByText('볼 수 없는 영상이에요')),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalVideoDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalVideoDocument)) });

export const Closed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalVideoDocument, {
        ...video,
        videos_by_pk: { ...video.videos_by_pk!, readers: [{ closesAt: `${dateOf(-1)}T12:00:00Z` }] },
      }),
      failed('openVideo', 409, 'closed', '시청 기간이 아닙니다.'),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '시청 기간이 아닙니다.', /에 시청 기간이 끝났어요/);
    await expect(canvas.queryByRole('button', { name: '다시 시도' })).toBeNull();
    await sees(canvas.getByRole('link', { name: '주차 보기' }));
  },
});

export const Unplayable = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('openVideo', source({ url: 'data:video/mp4;base64,AAAA' }))),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText(/영상을 재생할 수 없습니다/)).toBeVisible(), slow),
});
