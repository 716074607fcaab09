import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { keepSession } from '#client/session/sessionStore.ts';
import { buildUpload } from '#mocks/builders/upload.ts';
import { buildAuth } from '#mocks/builders/user.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, hears, openForm, press, says, sees } from '#ui-kit/testing/play.ts';
import { PortalSubmissionDocument } from '../generated/graphql.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import { photographOf } from '../../shared/testing/photographOf.ts';
import { paths } from '../paths.ts';
import { keepPage, readKeptPages } from './keptPages.ts';
import SubmitPage from './SubmitPage.tsx';
import { done, draft, id, idOf, page, pictures, shown } from './testing/submission.ts';

const meta = preview.meta({
  title: 'Portal/성적/제출',
  component: SubmitPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.submit(id), route: paths.submit(':examId') })],
});

const handedIn = fn<(body: unknown) => void>();

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      shown(draft, [{ opensAt: null, closesAt: '2026-11-25T13:00:00Z' }]),
      pictures,
      filled(
        'submitExam',
        {
          id: draft.id,
          receiptNumber: done.receiptNumber,
          submittedAt: done.submittedAt,
          pages: 2,
          omrPages: 1,
        },
        handedIn,
      ),
    ),
});

Filled.test('Ordered, marked and handed in', async ({ canvas }) => {
  await sees(canvas.findByRole('img', { name: '1페이지 사진' }));
  const grip = canvas.getByRole('button', { name: '1페이지 순서 바꾸기' });
  grip.focus();
  await userEvent.keyboard(' {ArrowDown} ');
  const [isSheet] = canvas.getAllByRole('checkbox', { name: 'OMR 답안지예요' });
  await userEvent.click(isSheet!);
  await press(await asks(canvas, '2페이지 제출하기'), '제출');
  await hears(handedIn, { fileIds: [idOf(2), idOf(1)], omrFileIds: [expect.any(String)] });
});

/** A photograph of a sheet that lies askew is cut to the sheet, made small and sent. */
export const Photographed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      shown(undefined),
      pictures,
      filled('uploadSubmissionFiles', (_, { files }) => {
        if (files[0]) sent(files[0]);
        return { submissionId: idOf(10), files: [buildUpload(idOf(3), 'arrived')] };
      }),
      filled('completeMultipart', { id: idOf(3) }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '아직 페이지가 없어요');
    await userEvent.upload(
      canvas.getByLabelText('앨범에서 고르기', { selector: 'input' }),
      await photographOf('1페이지', 9, 1),
    );
    await says(canvas, '올림');
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: '1페이지 사진' });
    await picture.decode();
    // The sheet is 3:4; the photograph 4:3.
    await expect(Math.abs(picture.naturalHeight / picture.naturalWidth - 4 / 3)).toBeLessThan(0.05);
    await expect(sent.mock.lastCall?.[0].fileSize).toBeLessThan(600_000);
    const dialog = await openForm(canvas, '1페이지 모서리 맞추기', '모서리 맞추기');
    const corner = await dialog.findByRole('button', { name: '왼쪽 위 모서리' });
    const before = corner.style.left;
    corner.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(corner.style.left).not.toBe(before);
  },
});
const sent = fn<(file: { fileName: string; fileSize: number }) => void>();

/** What a reload cut off is sent by itself. */
export const AfterReload = meta.story({
  name: '새로고침 뒤',
  beforeEach: async ({ msw }) => {
    keepSession(buildAuth('minsu'));
    await keepPage(id, idOf(4), new File([await photographOf('1페이지', 0)], '01페이지-a.jpg', { type: 'image/jpeg' }));
    msw.use(
      shown(undefined),
      pictures,
      filled('uploadSubmissionFiles', (_, { files }) => {
        sent(files[0]!);
        return { submissionId: idOf(10), files: [buildUpload(idOf(4), 'arrived')] };
      }),
      filled('completeMultipart', { id: idOf(4) }),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, '올림');
    await sees(canvas.getByRole('img', { name: '1페이지 사진' }));
    await expect(sent.mock.calls).toEqual([[expect.objectContaining({ fileName: '01페이지-a.jpg' })]]);
    await expect(await readKeptPages(id)).toEqual([]);
  },
});

export const NoPicture = meta.story({
  beforeEach: ({ msw }) => msw.use(shown(undefined)),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('앨범에서 고르기', { selector: 'input' });
    await userEvent.upload(input, new File(['no picture'], '사진.jpg', { type: 'image/jpeg' }));
    await says(canvas, /^사진\.jpg: 사진이 아니거나 지원하지 않는 형식입니다/);
    await expect(canvas.queryByRole('button', { name: /다시 올리기|모서리 맞추기/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: '1페이지 빼기' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: '제출하기' })).toBeDisabled();
  },
});

/** One good photograph and one whose download broke off: the good one is sent, the other is named. */
export const OneBad = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      shown(undefined),
      pictures,
      filled('uploadSubmissionFiles', { submissionId: idOf(10), files: [buildUpload(idOf(5), 'arrived')] }),
      filled('completeMultipart', { id: idOf(5) }),
    ),
  play: async ({ canvas }) => {
    const whole = await photographOf('1페이지', 4);
    const half = new File([whole.slice(0, whole.size / 2)], 'IMG_0002.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await canvas.findByLabelText('앨범에서 고르기', { selector: 'input' }), [half, whole]);
    await says(canvas, /^IMG_0002\.jpg: 사진이 깨졌거나/, '올림');
    await expect(canvas.getByRole('button', { name: '1페이지 제출하기' })).toBeEnabled();
  },
});

export const Reopened = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(shown({ ...done, status: 'REOPENED', comment: '2페이지가 흐려요. 다시 찍어 주세요.' }), pictures),
  play: async ({ canvas }) => {
    await says(canvas, '2페이지가 흐려요. 다시 찍어 주세요.');
    await expect(canvas.getByRole('button', { name: '2페이지 제출하기' })).toBeEnabled();
  },
});

export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(shown(undefined, [{ opensAt: null, closesAt: '2026-11-01T13:00:00Z' }])),
  play: async ({ canvas }) => {
    await says(canvas, /제출 기간이 .*에 끝났어요/, '낸 페이지가 없어요');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const HandedIn = meta.story({
  beforeEach: ({ msw }) => msw.use(shown({ ...done, pageOrder: [idOf(2), idOf(1)] }), pictures),
  play: async ({ canvas }) => {
    await says(canvas, '261119-1210-A1B2C3');
    await sees(canvas.findByRole('img', { name: '1페이지 사진' }));
  },
});

export const GivenBack = meta.story({
  beforeEach: ({ msw }) => {
    const layer = {
      strokes: [{ color: 'RED', width: 0.004, points: [0.1, 0.2, 0.5, 0.22] }],
      stamps: [
        { kind: 'CORRECT', x: 0.07, y: 0.1 },
        { kind: 'GOOD', x: 0.6, y: 0.4 },
      ],
    };
    const files = [{ ...page(1), marks: [{ rotation: 0, layer }] }];
    msw.use(shown({ ...done, comment: '풀이가 깔끔해요.', returnedAt: '2026-11-20T01:00:00Z', files }), pictures);
  },
  play: async ({ canvas }) => {
    await says(canvas, '풀이가 깔끔해요.');
    await expect(await canvas.findByText('참 잘했어요', { selector: 'text' })).toBeInTheDocument();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalSubmissionDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalSubmissionDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalSubmissionDocument)) });
