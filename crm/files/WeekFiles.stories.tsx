import { http } from 'msw/http';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { lectures, staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, hearsLast, press, says, take, write } from '#ui-kit/testing/play.ts';
import { OwnerFilesDocument, type OwnerFilesQuery } from './generated/graphql.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import { WeekFilesDocument, type WeekFilesQuery } from './generated/graphql.ts';
import WeekFiles from './WeekFiles.tsx';

const weekId = '01990000-0000-7000-8000-000000000b01';
const fileId = '01990000-0000-7000-8000-000000000f01';
const { minsu, seoyeon, jihun } = students;
const common = {
  version: 2,
  createdByStaff: { name: staff.ta.name },
  memo: '',
  isWatermarked: false,
  watermarkTrouble: null,
  views: [],
};
const files: OwnerFilesQuery['files'] = [
  {
    ...common,
    id: fileId,
    name: '3주차 필기.pdf',
    contentType: 'application/pdf',
    sizeBytes: 1_411_724,
    createdAt: '2026-11-10T10:20:00Z',
    isWatermarked: true,
    memo: '칠판 사진을 옮겨 적음.',
    views: [{ userId: minsu.id }, { userId: seoyeon.id }],
  },
  {
    ...common,
    id: namedId('f2'),
    name: '삼각함수의 극한 보충 문제.hwpx',
    contentType: 'application/hwp+zip',
    sizeBytes: 183_500,
    createdAt: '2026-11-12T01:05:00Z',
  },
];
const everyone = { studentId: null, lectureId: null, weeklyLectureId: weekId };
const readers: WeekFilesQuery = {
  weeklyLectures_by_pk: {
    id: weekId,
    files: [
      { id: fileId, name: '3주차 필기.pdf', permissions: [everyone] },
      {
        id: namedId('f2'),
        name: '보충 문제.hwpx',
        permissions: [{ ...everyone, weeklyLectureId: null, studentId: minsu.id }],
      },
    ],
    exams: [{ name: '3주차 쪽지', files: [{ id: namedId('f3'), name: '해설.pdf', permissions: [everyone] }] }],
    participants: [minsu, seoyeon, jihun].map(({ id, name, school, grade }) => ({
      student: { id, school, grade, user: { name } },
    })),
  },
};
const sent = fn();

const meta = preview.meta({
  title: 'CRM/주차/자료',
  component: WeekFiles,
  decorators: [inWeek(lectures.calculusB.id, weekId, 'files')],
});

const list = filled(OwnerFilesDocument, { files });

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(list),
  play: ({ canvas }) => says(canvas, '2명이 봄', '워터마크'),
});

const trouble =
  '‘3주차 필기.pdf’ 파일의 2페이지에는 워터마크를 넣을 수 없습니다. 이 페이지를 빼거나, 파일을 PDF로 다시 인쇄해 주세요.';

export const NotStamped = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(OwnerFilesDocument, { files: [{ ...files[0]!, watermarkTrouble: trouble }, files[1]!] })),
  play: ({ canvas }) => says(canvas, '학생이 받지 못함', trouble),
});

export const Unstampable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OwnerFilesDocument, { files: [{ ...files[0]!, isWatermarked: false }] }),
      failed('setWatermark', 422, 'no-watermark', trouble),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '2명이 봄');
    await chooseWatermark(canvas, '워터마크 추가');
    await says(screen, trouble);
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(OwnerFilesDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(OwnerFilesDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(OwnerFilesDocument)) });

export const Uploaded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      empty(OwnerFilesDocument),
      filled('createUpload', { fileId, url: '/api/file-content/ticket', expiresAt: '2026-11-25T11:00:00Z' }, sent),
      http.put('*/api/file-content/ticket', async ({ request }) => {
        sent(await request.text());
        return new Response(null, { headers: { etag: 'e' } });
      }),
      filled('finishUpload', { id: fileId }, sent),
    ),
  play: async ({ canvasElement }) => {
    const input = await waitFor(() => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!);
    await userEvent.upload(input, new File(['%PDF-'], '필기.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    await expect(sent.mock.calls).toEqual([
      [
        {
          fileName: '필기.pdf',
          contentType: 'application/pdf',
          fileSize: 5,
          contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
      ['%PDF-'],
      [{ fileId }],
    ]);
    await waitFor(() => expect(within(canvasElement).queryByRole('progressbar')).toBeNull());
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(list, failed('createUpload', 409, 'too-many-open', '올리다 만 파일이 너무 많습니다.')),
  play: async ({ canvasElement, canvas }) => {
    const input = await waitFor(() => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!);
    await userEvent.upload(input, new File(['%PDF-'], '필기.pdf'));
    await says(canvas, '올리다 만 파일이 너무 많습니다.');
    await press(canvas, '필기.pdf 목록에서 빼기');
    await expect(canvas.queryByText('필기.pdf')).toBeNull();
  },
});

/** What is no file of its name is said before anything is sent; the right one beside it goes its way. */
export const WrongFiles = meta.story({
  beforeEach: ({ msw }) => msw.use(list, loading('createUpload', sent)),
  play: async ({ canvasElement, canvas }) => {
    const input = await waitFor(() => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!);
    const page = new File(['<!DOCTYPE html><title>로그인</title>'], '4주차 해설.pdf');
    const program = new File(['MZ'], '프로그램.exe');
    await userEvent.upload(input, [page, program, new File(['%PDF-'], '4주차 필기.pdf')]);
    await says(canvas, /이름은 \.pdf이지만 내용은 웹 페이지입니다/, /여기에는 올릴 수 없는 종류의 파일입니다/);
    // Sending the same once more would not help.
    await expect(canvas.queryByRole('button', { name: /다시 올리기$/ })).toBeNull();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
});

export const DeletedAndBack = meta.story({
  beforeEach: ({ msw }) => msw.use(list, filled('deleteFile'), filled('finishUpload', { id: fileId }, sent)),
  play: async ({ canvas }) => {
    await press(canvas, '3주차 필기.pdf 메뉴');
    await userEvent.click(within(document.body).getByRole('menuitem', { name: '삭제' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: '되돌리기' }));
    await hears(sent, { fileId });
  },
});

export const MemoWritten = meta.story({
  beforeEach: ({ msw }) => msw.use(list, filled('writeFileMemo', undefined, sent)),
  play: async ({ canvas }) => {
    await press(canvas, '3주차 필기.pdf 메뉴');
    const page = within(document.body);
    await userEvent.click(page.getByRole('menuitem', { name: '메모 수정' }));
    await write(page, { 메모: ' 2쪽.' });
    await press(page, '저장');
    await hears(sent, { memo: '칠판 사진을 옮겨 적음. 2쪽.', version: 2 });
  },
});

async function chooseWatermark(canvas: Pick<typeof screen, 'findByRole'>, item: string) {
  await take(canvas, '3주차 필기.pdf 메뉴', item);
}

export const WatermarkRemoved = meta.story({
  beforeEach: ({ msw }) => {
    let isWatermarked = true;
    msw.use(
      filled(OwnerFilesDocument, () => ({ files: [{ ...files[0]!, isWatermarked }] })),
      filled('setWatermark', (_, body) => {
        sent(body);
        ({ isWatermarked } = body);
        return { id: fileId, version: 3 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, '워터마크');
    await chooseWatermark(canvas, '워터마크 빼기');
    await says(screen, '워터마크를 뺐습니다');
    await waitFor(() => expect(canvas.queryByText('워터마크')).toBeNull());
    await chooseWatermark(canvas, '워터마크 추가');
    await says(screen, '워터마크를 추가했습니다');
    await expect(sent.mock.calls).toEqual([
      [{ isWatermarked: false, version: 2 }],
      [{ isWatermarked: true, version: 2 }],
    ]);
  },
});

export const WatermarkRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      failed('setWatermark', 409, 'version-conflict', '다른 사람이 먼저 바꿨습니다. 지금 값을 확인해 주세요.'),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '워터마크');
    await chooseWatermark(canvas, '워터마크 빼기');
    await says(screen, /다른 사람이 먼저 바꿨습니다/);
    await says(canvas, '워터마크');
  },
});

export const Readers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list,
      filled(WeekFilesDocument, readers),
      filled('setFilePermissions', () => ({ fileIds: [fileId] }), sent),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '열람 대상');
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await waitFor(() => expect(box('보충 문제.hwpx 모두에게')).toBePartiallyChecked());
    await expect(box('3주차 필기.pdf 모두에게')).toBeChecked();
    await userEvent.click(box(`${seoyeon.name} 3주차 필기.pdf`));
    await hearsLast(sent, {
      fileIds: [fileId],
      readers: 'STUDENTS',
      studentIds: [seoyeon.id],
      isAllowed: false,
    });
    await userEvent.click(box('보충 문제.hwpx 모두에게'));
    await hearsLast(sent, { fileIds: [namedId('f2')], readers: 'EVERYONE', isAllowed: true });
  },
});
