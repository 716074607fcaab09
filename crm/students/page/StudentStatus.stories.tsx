import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students as cast } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { press, submit, take, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentDetailDocument } from '../generated/graphql.ts';
import StudentPage from './StudentPage.tsx';
import { around, student } from '../testing/studentPage.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/활성과 비활성',
  component: StudentPage,
  decorators: [inCrm({ at: `/crm/students/${cast.minsu.id}`, route: '/crm/students/:studentId/*' })],
  beforeEach: ({ msw }) => msw.use(...around),
});

async function choose(canvas: Pick<typeof screen, 'findByRole'>, item: string) {
  await take(canvas, '학생 메뉴', item);
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
    await tells(off, '비활성으로', '김민수 학생을 비활성으로 바꿨습니다');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await choose(canvas, '다시 활성으로');
    const on = within(await screen.findByRole('alertdialog', { name: '김민수 학생을 다시 활성으로 바꿀까요?' }));
    await tells(on, '활성으로', '김민수 학생을 활성으로 바꿨습니다');
    await expect(sent.mock.calls).toEqual([[{ isActive: false }], [{ isActive: true }]]);
  },
});

export const OffRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentDetailDocument, { students_by_pk: student }),
      failed('toggleStudentStatus', 409, 'deletion-asked', '삭제하기로 한 학생입니다. 되돌린 뒤에 바꿀 수 있습니다.'),
    ),
  play: async ({ canvas }) => {
    await choose(canvas, '비활성으로');
    const dialog = within(await screen.findByRole('alertdialog'));
    await submit(dialog, '비활성으로', '삭제하기로 한 학생입니다. 되돌린 뒤에 바꿀 수 있습니다.');
    await press(dialog, '취소');
    await expect(canvas.queryByText('비활성')).toBeNull();
  },
});
