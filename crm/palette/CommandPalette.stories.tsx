import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { buildClinicSlot } from '#mocks/builders/clinicSlot.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { addDays, Dialog, todayInSeoul } from '#ui-kit';
import { openForm, retype, says, sees } from '#ui-kit/testing/play.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LectureOptionsDocument } from '../lectures/generated/graphql.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { PaletteDaysDocument, PaletteStudentsDocument } from './generated/graphql.ts';

const lectures = filled(LectureOptionsDocument, { lectures: [buildLecture({ name: '김쌤 미적분 A' })] });

const today = todayInSeoul();
const week = (name: string, at: number) => ({
  ...buildWeeklyLecture({ weekNumber: at, heldOn: addDays(today, at) }),
  lecture: { name },
  exams: [{ id: `01990000-0000-7e00-8000-00000000000${at}`, name: '주간 테스트' }],
});
const days = {
  weeklyLectures: [week('확률과 통계', 3), week('미적분 B', 1)],
  clinicSlots: [{ ...buildClinicSlot({ heldOn: today, room: '자습실' }), reserveType: 'CLINIC' }],
};

const meta = preview.meta({
  title: 'CRM/공통/빠른 이동',
  component: CommandPalette,
  decorators: [inCrm({ at: '/crm/notice' })],
  beforeEach: ({ msw }) =>
    msw.use(
      lectures,
      filled(PaletteDaysDocument, days),
      filled(PaletteStudentsDocument, { studentSearch: buildStudents(3).map((student) => ({ student })) }),
    ),
});

const open = async (root: HTMLElement) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await within(root).findByRole('dialog'));
};

export const Screens = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await sees(dialog.getByRole('option', { name: /태그/ }));
  },
});

export const StudentsLecturesScreens = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByRole('combobox'), '김');
    await dialog.findByRole('option', { name: /학생 김민수/ });
    await dialog.findByRole('option', { name: /강의 김쌤 미적분 A/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
});

export const ByButtonWithRecentStudents = meta.story({
  beforeEach: () => {
    const recent = buildStudents(2).map(({ id, user }) => ({ id, name: user.name, more: '세움고 고2' }));
    sessionStorage.setItem('crm.students.recent', JSON.stringify(recent));
    return () => sessionStorage.removeItem('crm.students.recent');
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, /검색/);
    await expect(dialog.getAllByRole('option')[0]).toHaveTextContent('최근김민수');
  },
});

export const CommandsAndSlots = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PaletteStudentsDocument)),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const box = dialog.getByRole('combobox');
    await userEvent.type(box, '출석 체크');
    // The week nearest to today first.
    await dialog.findByRole('option', { name: /출석 체크 미적분 B 1주차/ });
    await expect(dialog.getAllByRole('option')).toHaveLength(2);
    await expect(dialog.getAllByRole('option')[0]).toHaveTextContent('미적분 B');
    await retype(box, '통계 성적표');
    await dialog.findByRole('option', { name: /성적표 주간 테스트 확률과 통계 3주차/ });
    await retype(box, 'OMR 미적분');
    await dialog.findByRole('option', { name: /OMR 채점 주간 테스트 미적분 B/ });
    await retype(box, '자습실');
    await dialog.findByRole('option', { name: /클리닉/ });
  },
});

export const NothingFound = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PaletteStudentsDocument)),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByRole('combobox'), '홍길동');
    await says(dialog, /찾은 것이 없습니다/);
  },
});

export const StudentsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PaletteStudentsDocument)),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByRole('combobox'), '김쌤');
    await dialog.findByRole('option', { name: /강의 김쌤 미적분 A/ });
    await says(dialog, /지금은 학생을 찾지 못합니다/);
  },
});

/** What is known already is there at once; for a student it says that it is looking. */
export const StudentsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(PaletteStudentsDocument)),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const box = dialog.getByRole('combobox');
    await userEvent.type(box, '김쌤');
    await dialog.findByRole('option', { name: /강의 김쌤 미적분 A/ });
    await retype(box, '홍길동');
    await says(dialog, '찾는 중입니다.');
    await expect(dialog.queryByText(/찾은 것이 없습니다/)).toBeNull();
  },
});

const Acts = () => (
  <Page
    title="3주차"
    actions={
      <ActionButtons
        name="주차"
        quiet={0}
        actions={[
          {
            title: '출결 잠금',
            asks: (close) => (
              <Dialog open title="출결을 잠글까요?" onClose={close}>
                <p style={{ padding: '0 20px 20px' }}>출결을 고칠 수 없게 됩니다.</p>
              </Dialog>
            ),
          },
          { title: '휴강', when: '출결이 있는 주차입니다.' },
          { title: '삭제', when: false },
        ]}
      />
    }
  >
    {['A', 'B'].map((name) => (
      <Card key={name} title={name} action={<ActionButtons actions={[{ title: '수정', run: () => undefined }]} />}>
        {name}
      </Card>
    ))}
  </Page>
);

/** What the buttons and the menu of the page do is found, too; not what two records of it have. */
export const ActionsOfThePage = meta.story({
  render: () => (
    <>
      <CommandPalette />
      <Acts />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const found = dialog.getAllByRole('option', { name: /^작업/ });
    await expect(found.map(({ textContent }) => textContent)).toEqual([
      '작업출결 잠금',
      '작업휴강출결이 있는 주차입니다.',
    ]);
    const [, closed] = found;
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed!);
    await userEvent.type(dialog.getByRole('combobox'), '잠금{Enter}');
    await within(canvasElement).findByRole('dialog', { name: '출결을 잠글까요?' });
    await expect(within(canvasElement).getAllByRole('dialog')).toHaveLength(1);
  },
});
