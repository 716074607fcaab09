import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HttpResponse } from 'msw';
import preview from '#storybook/preview.tsx';
import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import film from '#mocks/film.webm';
import { failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { press, says, sees, submit, tells, write } from '#ui-kit/testing/play.ts';
import { withApp } from '../../testing/withApp.tsx';
import ParentLink from './ParentLink.tsx';
import { booking, id, lesson, nothing } from './testing/pages.ts';

const slot = {
  slotId: id(3),
  counselType: null,
  startsAt: '2026-11-27T08:00:00Z',
  endsAt: '2026-11-27T08:30:00Z',
  room: '상담실',
  free: 1,
  opensAt: null,
};
const video = {
  title: '5주차 수업 영상',
  mark: '김민수 · 5678',
  kind: 'FILE' as const,
  url: '',
  posterUrl: null,
  captionsUrl: null,
};
const week: ParentPage = {
  ...nothing,
  lessons: [
    { ...lesson, mark: '출석' },
    { ...lesson, weeklyLectureId: id(4), lectureName: '확통 심화', heldOn: '2026-11-26' },
  ],
  times: [{ lectureName: '미적분 B', heldOn: '2026-11-25', startsAt: '19:00:00', endsAt: '21:00:00' }],
  scores: [{ examName: '쪽지시험 3', lectureName: '미적분 B', heldOn: '2026-11-24', value: 85, totalPoints: 100 }],
  homework: [
    { title: '쪽지시험 3 풀이 제출', dueAt: '2026-11-27T14:00:00Z' },
    { title: '교재 30쪽', dueAt: null },
  ],
  bookings: [booking],
};
const sent = fn();
const token = 'a'.repeat(64);

const meta = preview.meta({
  title: 'App/보호자 링크/보호자 링크',
  component: ParentLink,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp()],
});

export const Week = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) => msw.use(filled('openParentLink', week)),
  play: async ({ canvas }) => {
    await says(canvas, '85 / 100점', '출석');
    // A lesson whose week is not made yet stands between the others.
    const lessons = within(canvas.getByRole('region', { name: '수업과 출결' })).getAllByRole('listitem');
    await expect(lessons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/출석$/),
      expect.stringMatching(/^미적분 B11월 25일.*예정$/),
      expect.stringMatching(/아직 없음$/),
    ]);
    await says(canvas, '학부모 상담');
  },
});
export const Empty = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) => msw.use(filled('openParentLink', nothing)),
});
export const Loading = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) => msw.use(loading('openParentLink')),
});
export const Failed = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) => msw.use(failed('openParentLink')),
});

export const Dead = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) =>
    msw.use(
      failed('openParentLink', {
        status: 404,
        code: 'link-unknown',
        detail: '볼 수 있는 기간이 지났거나 주소가 잘렸을 수 있습니다. 학원에 문의해 주세요.',
      }),
    ),
  play: ({ canvas }) => sees(canvas.findByRole('heading', { name: '열 수 없는 링크예요' })),
});

export const NewDevice = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', (_, { digits }) => {
        if (digits === '4321') return week;
        throw HttpResponse.json(
          {
            type: 'about:blank',
            title: 'Forbidden',
            status: 403,
            code: 'digits-needed',
            detail: '끝 네 자리를 입력해 주세요.',
          },
          { status: 403, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    ),
  play: async ({ canvas }) => {
    await write(canvas, { '끝 네 자리': '4321{Enter}' });
    await says(canvas, '85 / 100점');
  },
});

const locked = {
  status: 403,
  code: 'link-locked',
  detail: '번호가 여러 번 맞지 않아 이 기기에서는 열 수 없습니다. 등록된 보호자 번호로 새 링크를 받아 주세요.',
};

export const Locked = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) => msw.use(failed('openParentLink', locked), filled('renewParentLink', undefined, sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(locked.detail);
    await press(canvas, '새 링크 받기');
    await expect(await canvas.findByRole('status')).toHaveTextContent('등록된 보호자 번호로 새 링크를 보냈어요.');
    await sees(canvas.getByRole('heading', { name: '문자를 확인해 주세요' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(sent).toHaveBeenCalledWith({ token, purpose: 'WEEK' });
  },
});

export const RenewedOften = meta.story({
  args: { token, purpose: 'WEEK' },
  beforeEach: ({ msw }) =>
    msw.use(
      failed('openParentLink', locked),
      failed('renewParentLink', {
        status: 409,
        code: 'link-renewed-often',
        detail: '새 링크를 이미 여러 번 보냈습니다. 받은 문자를 확인하거나 학원에 문의해 주세요.',
      }),
    ),
  play: ({ canvas }) => submit(canvas, '새 링크 받기', /받은 문자를 확인하거나/),
});

export const Counsel = meta.story({
  args: { token, purpose: 'COUNSEL' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', { ...nothing, bookings: [booking], slots: [slot] }),
      failed('reserveByLink', 409, 'counsel-limit', '이미 1건 잡아 두었습니다.'),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '11월 27일 (금) 17:00–17:30 예약');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('이미 1건 잡아 두었습니다.');
    await sees(canvas.getByRole('button', { name: '11월 26일 (목) 17:00–17:30 예약 취소' }));
  },
});

/** A slot that the limit closes says so; one of another topic is offered. */
export const CounselLimit = meta.story({
  args: { token, purpose: 'COUNSEL' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', {
        ...nothing,
        limits: { clinicLimit: 1, counselLimit: 1 },
        bookings: [{ ...booking, startsAt: '2026-11-26T08:00:00Z', endsAt: '2026-11-26T08:30:00Z' }],
        slots: [slot],
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '상담실 · 학부모 상담은 1건까지 예약해요');
    await expect(canvas.queryByRole('button', { name: '11월 27일 (금) 17:00–17:30 예약' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '무엇을 상담할까요?' }), '성적');
    await sees(canvas.getByRole('button', { name: '11월 27일 (금) 17:00–17:30 예약' }));
  },
});

const cancelButton = { name: '11월 26일 (목) 17:00–17:30 예약 취소' };

export const Cancelled = meta.story({
  args: { token, purpose: 'COUNSEL' },
  beforeEach: ({ msw }) => {
    let bookings = [booking];
    msw.use(
      filled('openParentLink', () => ({ ...nothing, bookings, slots: [slot] })),
      filled('cancelByLink', async (request) => {
        sent(await request.json());
        bookings = [];
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', cancelButton));
    const dialog = within(await screen.findByRole('alertdialog', { name: '예약을 취소할까요?' }));
    await says(dialog, /11월 26일 \(목\) 17:00–17:30의 자리는/);
    await tells(dialog, '예약 취소', '예약을 취소했어요');
    await says(canvas, '잡아 둔 예약이 없어요.');
    await expect(sent).toHaveBeenCalledWith({ token, purpose: 'COUNSEL', slotId: booking.slotId });
  },
});

export const WaitingCancelled = meta.story({
  args: { token, purpose: 'COUNSEL' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', { ...nothing, bookings: [{ ...booking, status: 'WAITING' }] }),
      filled('cancelByLink'),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', cancelButton));
    const dialog = within(await screen.findByRole('alertdialog', { name: '대기를 취소할까요?' }));
    await tells(dialog, '대기 취소', '대기를 취소했어요');
  },
});

/** The booking stays. */
export const CancelledTooLate = meta.story({
  args: { token, purpose: 'COUNSEL' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', { ...nothing, bookings: [booking], slots: [slot] }),
      failed('cancelByLink', 409, 'cancel-late', '취소는 11월 25일 (수) 17:00까지였습니다. 데스크에 문의해 주세요.'),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', cancelButton));
    const dialog = within(await screen.findByRole('alertdialog'));
    await submit(dialog, '예약 취소', /까지였습니다. 데스크에 문의해 주세요/);
    await press(dialog, '그대로 두기');
    await sees(canvas.getByRole('button', cancelButton));
  },
});

/** The lesson that is chosen is one to come, not told of yet. */
export const Absence = meta.story({
  args: { token, purpose: 'ABSENCE' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', {
        ...nothing,
        lessons: [
          { ...lesson, weeklyLectureId: id(4), heldOn: dateOf(-1) },
          { ...lesson, weeklyLectureId: id(5), heldOn: dateOf(1), notice: '가족 여행' },
          { ...lesson, heldOn: dateOf(2) },
        ],
      }),
      filled('tellAbsence', undefined, sent),
    ),
  play: async ({ canvas }) => {
    await write(canvas, { 사유: '몸살' });
    await tells(canvas, '결석 알리기', '결석을 알렸어요. 학원에서 확인해요.');
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ weeklyLectureId: id(1), reason: '몸살' });
    await tells(screen, '되돌리기', '결석 알림을 취소했어요');
    await expect(sent.mock.calls[1]?.[0]).toMatchObject({ weeklyLectureId: id(1), reason: null });
  },
});

export const NoLesson = meta.story({
  args: { token, purpose: 'ABSENCE' },
  beforeEach: ({ msw }) => msw.use(filled('openParentLink', nothing)),
});

export const Video = meta.story({
  args: { token, purpose: 'VIDEO' },
  beforeEach: async ({ msw }) => {
    const url = URL.createObjectURL(await (await fetch(film)).blob());
    msw.use(filled('openParentLink', { ...nothing, video: { ...video, url } }));
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, '5주차 수업 영상', '김민수 · 5678');
    const element = canvasElement.querySelector('video') as HTMLVideoElement;
    await expect(element.controls).toBe(false);
    await waitFor(() => expect(element.readyState).toBeGreaterThan(0), { timeout: 30_000 });
    await sees(canvas.getByRole('button', { name: '10초 앞으로' }));
  },
});

export const VideoOfAnotherHost = meta.story({
  args: { token, purpose: 'VIDEO' },
  beforeEach: ({ msw }) =>
    msw.use(
      filled('openParentLink', {
        ...nothing,
        video: { ...video, kind: 'YOUTUBE', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
      }),
    ),
  play: async ({ canvas }) =>
    expect(await canvas.findByTitle('5주차 수업 영상')).toHaveAttribute(
      'sandbox',
      expect.not.stringContaining('popups'),
    ),
});

export const NoVideo = meta.story({
  args: { token, purpose: 'VIDEO' },
  beforeEach: ({ msw }) => msw.use(filled('openParentLink', nothing)),
});

export const Consent = meta.story({
  args: { token, purpose: 'CONSENT' },
  beforeEach: ({ msw }) => msw.use(filled('openParentLink', nothing), filled('consentByLink', undefined, sent)),
  play: async ({ canvas }) => {
    await write(canvas, { '보호자 이름': '김보호' });
    await submit(canvas, '동의하기', '필수 동의가 있어야 수업을 들을 수 있어요.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /필수/ }));
    await press(canvas, '동의하기');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('보호자 동의를 받았어요'));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ giverName: '김보호', kinds: ['REQUIRED'] });
  },
});
