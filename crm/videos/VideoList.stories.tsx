import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures, staff, students } from '#mocks/cast.ts';
import film from '#mocks/film.webm';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, openForm, press, says, sees, write } from '#ui-kit/testing/play.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import {
  VideoViewingsDocument,
  WeekVideosDocument,
  type VideoViewingsQuery,
  type WeekVideosQuery,
} from './generated/graphql.ts';
import VideoList from './VideoList.tsx';

const week = buildWeeklyLecture({ weekNumber: 5 });
const people = [students.minsu, students.seoyeon, students.jihun];
const parts = Array.from({ length: 60 }, (_, number) => ({
  number,
  fromSecond: number * 80,
  toSecond: (number + 1) * 80,
  watched: number < 20 ? 3 : number < 45 ? 2 : 1,
  replayed: number === 12 ? 2 : 0,
}));
const video: WeekVideosQuery['videos'][number] = {
  id: '01990000-0000-7000-8000-000000000901',
  title: '5주차 수업 영상',
  url: null,
  durationSeconds: 4800,
  opensAt: '2026-11-02T03:00:00Z',
  closesAt: null,
  isForClass: true,
  version: 1,
  createdAt: '2026-11-02T03:00:00Z',
  createdByStaff: { name: staff.ta.name },
  files: [
    { id: namedId('f'), name: '5주차 수업.mp4', contentType: 'video/mp4', sizeBytes: 1_300_361_584, playLimit: null },
  ],
  parts,
  viewings: people.map(({ id }, index) => ({ studentId: id, percent: [100, 41, 0][index] ?? 0 })),
  weeklyLecture: { lecture: { watchedPercent: 90 } },
};
const linked = {
  ...video,
  id: '01990000-0000-7000-8000-000000000902',
  title: '개념 복습',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  isForClass: false,
  files: [],
  parts: parts.map((part) => ({ ...part, watched: 0, replayed: 0 })),
};
const all: WeekVideosQuery = { videos: [video, linked] };
const viewings: VideoViewingsQuery = {
  videos_by_pk: {
    id: video.id,
    durationSeconds: 4800,
    viewings: people.map(({ id, name, school, grade }, index) => ({
      studentId: id,
      percent: [100, 41, 0][index] ?? 0,
      coveredSeconds: [4800, 1990, 0][index] ?? 0,
      lastPositionSeconds: 0,
      reportedAt: index === 2 ? null : '2026-11-03T10:00:00Z',
      strip: ['2'.repeat(60), `${'2'.repeat(20)}1${'0'.repeat(39)}`, '0'.repeat(60)][index] ?? null,
      reader: {
        opensAt: video.opensAt,
        closesAt: index === 1 ? '2026-11-12T15:00:00Z' : null,
        reason: index === 1 ? 'ABSENT' : 'CLASS',
      },
      student: { id, school, grade, user: { name } },
    })),
  },
};
const sent = fn();
/** A film is read by the browser in its own time. */
const slow = { timeout: 10_000 };

const meta = preview.meta({
  title: 'CRM/주차/영상',
  component: VideoList,
  decorators: [inWeek(lectures.calculusB.id, week.id, 'videos')],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WeekVideosDocument, all)),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('heading', { name: '5주차 수업 영상' }));
    await says(canvas, /가장 많이 되돌려 본 곳 16:00–17:20 \(2명\)/);
    await sees(canvas.getAllByText('3명 중 2명이 보기 시작함 · 1명이 90% 이상 봄')[0]);
    await says(canvas, '결석 학생만');
  },
});

export const SomeCannotPlay = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(WeekVideosDocument, { videos: [{ ...video, files: [{ ...video.files[0]!, playLimit: 'HEVC' }] }] })),
  play: ({ canvas }) => says(canvas, '재생 제한', /HEVC\(H\.265\) 영상입니다/),
});

export const Played = meta.story({
  beforeEach: async ({ msw }) => {
    const url = URL.createObjectURL(await (await fetch(film)).blob());
    msw.use(
      filled(WeekVideosDocument, { videos: [video] }),
      filled('getDownload', { fileId: video.id, url, expiresAt: '2026-11-25T11:00:00Z' }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '재생');
    const element = (await dialog.findByLabelText(video.title, { selector: 'video' })) as HTMLVideoElement;
    await waitFor(() => expect(element.readyState).toBeGreaterThan(0), slow);
    element.muted = true;
    await press(dialog, '재생');
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(0.5), slow);
    await press(dialog, '일시정지');
    await waitFor(() => expect(element.paused).toBe(true));
  },
});

export const Opening = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WeekVideosDocument, { videos: [video] }), loading('getDownload')),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '재생', video.title);
    await dialog.findByRole('status', { name: '불러오는 중입니다' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const NotPlayable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekVideosDocument, { videos: [video] }),
      failed('getDownload', 404, 'not-found', '파일을 찾을 수 없습니다.'),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '재생');
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible(), slow);
    await sees(dialog.getByRole('button', { name: /다시/ }));
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(WeekVideosDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WeekVideosDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WeekVideosDocument)) });

export const AddedByAddress = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(WeekVideosDocument, { videos: [] }), filled('createVideo', { id: video.id }, sent)),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '주소로 추가');
    await write(dialog, { 제목: '개념 복습', 주소: 'https://youtu.be/dQw4w9WgXcQ', '길이 (분)': '12' });
    await press(dialog, '추가');
    await hears(
      sent,
      expect.objectContaining({
        title: '개념 복습',
        url: 'https://youtu.be/dQw4w9WgXcQ',
        durationSeconds: 720,
        isForClass: true,
      }),
    );
  },
});

export const Viewings = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekVideosDocument, { videos: [video] }),
      filled(VideoViewingsDocument, viewings),
      filled('setVideoWindows', undefined, sent),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '학생별 시청');
    await says(dialog, /결석 7일/);
    await userEvent.click(dialog.getByRole('checkbox', { name: /박지훈/ }));
    await press(dialog, '지금부터 7일 열기');
    await hears(sent, expect.objectContaining({ studentIds: [students.jihun.id] }));
  },
});

/** The titles from top to bottom of the screen. */
function order(canvasElement: HTMLElement): (string | null)[] {
  const headings = within(within(canvasElement).getByRole('list', { name: '영상' })).getAllByRole('heading');
  const top = (heading: HTMLElement): number => heading.getBoundingClientRect().top;
  return headings.toSorted((one, other) => top(one) - top(other)).map(({ textContent }) => textContent);
}

/** Moves the last video to the top by the keys of its handle. */
async function moveUp(canvasElement: HTMLElement): Promise<void> {
  const handle = await within(canvasElement).findByRole('button', { name: '개념 복습 순서 바꾸기' });
  handle.focus();
  await userEvent.keyboard(' {Home} ');
}

export const Reordered = meta.story({
  beforeEach: ({ msw }) => {
    let videos = all.videos;
    msw.use(
      filled(WeekVideosDocument, () => ({ videos })),
      filled('orderVideos', async (request) => {
        sent(await request.json());
        videos = [linked, video];
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await moveUp(canvasElement);
    await hears(sent, { ids: [linked.id, video.id] });
    await waitFor(() => expect(order(canvasElement)).toEqual(['개념 복습', '5주차 수업 영상']));
  },
});

export const OrderRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '그 사이에 영상이 늘거나 줄었습니다. 새로 불러온 뒤 순서를 다시 정해 주세요.';
    msw.use(filled(WeekVideosDocument, all), failed('orderVideos', 409, 'list-changed', detail));
  },
  play: async ({ canvas, canvasElement }) => {
    await moveUp(canvasElement);
    await says(canvas, /그 사이에 영상이 늘거나 줄었습니다/);
    await waitFor(() => expect(order(canvasElement)).toEqual(['5주차 수업 영상', '개념 복습']));
  },
});
