import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students as cast } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentDetailDocument } from './generated/graphql.ts';
import StudentPage from './StudentPage.tsx';
import { around, student } from './testing/studentPage.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/활성과 비활성',
  component: StudentPage,
  decorators: [inCrm({ at: `/crm/students/${cast.minsu.id}`, route: '/crm/students/:studentId/*' })],
  beforeEach: ({ msw }) => {
    sent.mockReset();
    msw.use(...around);
  },
});

async function choose(canvas: Pick<typeof screen, 'findByRole'>, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: '학생 더 보기' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** Off and on again; nothing else of the student changes. */
export const OffAndOn = meta.story({
  beforeEach: ({ msw }) => {
    let isActive = true;
    msw.use(
      filled(StudentDetailDocument, () => ({ students_by_pk: { ...student, user: { ...student.user, isActive } } })),
      filled('toggleStudentStatus', async (request) => {
        const body = (await request.json()) as { isActive: boolean };
        sent(body);
        ({ isActive } = body);
        return { id: student.id };
      }),
    );
  },
  play: async ({ canvas }) => {
    await choose(canvas, '비활성으로');
    const off = within(await screen.findByRole('alertdialog', { name: '김민수 학생을 비활성으로 바꿀까요?' }));
    await userEvent.click(off.getByRole('button', { name: '비활성으로' }));
    await expect(await screen.findByText('김민수 학생을 비활성으로 바꿨습니다')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await choose(canvas, '다시 활성으로');
    const on = within(await screen.findByRole('alertdialog', { name: '김민수 학생을 다시 활성으로 바꿀까요?' }));
    await userEvent.click(on.getByRole('button', { name: '활성으로' }));
    await expect(await screen.findByText('김민수 학생을 활성으로 바꿨습니다')).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ isActive: false }], [{ isActive: true }]]);
  },
});

export const OffRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      failed('toggleStudentStatus', {
        status: 409,
        code: 'deletion-asked',
        detail: '지우기로 한 학생입니다. 되돌린 뒤에 바꿀 수 있습니다.',
      }),
    ),
  play: async ({ canvas }) => {
    await choose(canvas, '비활성으로');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '비활성으로' }));
    await expect(await dialog.findByText('지우기로 한 학생입니다. 되돌린 뒤에 바꿀 수 있습니다.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '취소' }));
    await expect(canvas.queryByText('비활성')).toBeNull();
  },
});
