import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says, tells } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { openedTab } from '../shared/testing/openedTab.ts';
import { PortalMaterialsDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import MaterialsPage from './MaterialsPage.tsx';

const idOf = (n: number) => `01990000-0000-7000-8000-0000000d${String(n).padStart(4, '0')}`;
const file = (n: number, name: string, isSeen = false) => ({
  id: idOf(n),
  name,
  contentType: 'application/pdf',
  sizeBytes: null,
  createdAt: '2026-11-10T03:10:00Z',
  views: isSeen ? [{ id: idOf(n + 500) }] : [],
});
const material = (n: number, title: string, checks: { checkedAt: string }[]) => ({
  id: idOf(n),
  title,
  description: '',
  checks,
  files: [file(n + 100, `${title}.pdf`, checks.length > 0)],
});
const lecture = {
  id: lectures.calculusB.id,
  name: lectures.calculusB.name,
  materials: [
    material(1, '수열의 극한 유형별 문제', []),
    material(2, '급수 정리', [{ checkedAt: '2026-11-12T10:00:00Z' }]),
  ],
  weeklyLectures: [
    {
      id: idOf(3),
      lectureId: lectures.calculusB.id,
      weekNumber: 3,
      specialName: null,
      placeInWeek: null,
      heldOn: '2026-11-18',
      files: [file(300, '3주차 필기.pdf')],
    },
  ],
};

const noCopy =
  '‘수열의 극한 유형별 문제.pdf’ 파일의 3페이지에 이름을 넣지 못해 지금은 내려받을 수 없습니다. 선생님께 알려 두었으니 파일이 바뀐 뒤 다시 받아 주세요.';

const meta = preview.meta({
  title: 'Portal/강의/자료',
  component: MaterialsPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.materials })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalMaterialsDocument, { lectures: [lecture] })),
});

Filled.test('All are shown', async ({ canvas }) => {
  await says(canvas, '수열의 극한 유형별 문제');
  await expect(canvas.queryByText('급수 정리')).toBeNull();
  await userEvent.click(canvas.getByRole('tab', { name: '모두' }));
  await says(canvas, '급수 정리', '3주차 필기.pdf');
});

let beside: ReturnType<typeof openedTab>;

export const Opened = meta.story({
  beforeEach: ({ msw }) => {
    beside = openedTab();
    msw.use(filled(PortalMaterialsDocument, { lectures: [lecture] }), ...beside.handlers);
    return beside.restore;
  },
  play: async ({ canvas }) => {
    await press(canvas, '수열의 극한 유형별 문제.pdf 열기');
    await waitFor(() => expect(beside.tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
    await expect(beside.viewed).toHaveBeenCalledWith(`/api/sp/self-study-file/${idOf(101)}/view`);
  },
});

export const NoLongerMine = meta.story({
  beforeEach: ({ msw }) => {
    beside = openedTab();
    msw.use(
      filled(PortalMaterialsDocument, { lectures: [lecture] }),
      failed('viewSelfStudyFile', 404, 'not-found', '파일을 찾을 수 없습니다.'),
    );
    return beside.restore;
  },
  play: async ({ canvas }) => {
    await press(canvas, '수열의 극한 유형별 문제.pdf 열기');
    await waitFor(() => expect(canvas.getByText('파일을 찾을 수 없습니다.')).toBeVisible());
    await expect(beside.tab.close).toHaveBeenCalled();
  },
});

/** A page on which no name can be written: the student is told what to do, and staff are told of it. */
export const NoStampedCopy = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalMaterialsDocument, { lectures: [lecture] }),
      failed('getDownload', 422, 'no-watermark', noCopy),
    ),
  play: ({ canvas }) => tells(canvas, '수열의 극한 유형별 문제.pdf 다운로드', noCopy),
});

export const AllChecked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalMaterialsDocument, { lectures: [{ ...lecture, materials: lecture.materials.slice(1) }] })),
  play: ({ canvas }) => says(canvas, '모두 확인했어요'),
});

/** Files of weeks alone: there is nothing to check, so nothing has been. */
export const FilesAlone = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalMaterialsDocument, { lectures: [{ ...lecture, materials: [] }] })),
  play: ({ canvas }) => says(canvas, '확인할 자료가 없어요'),
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalMaterialsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalMaterialsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalMaterialsDocument)) });
