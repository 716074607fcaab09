import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { openForm, says, tells, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { InquiryListDocument } from './generated/graphql.ts';
import InquiryListPage from './InquiryListPage.tsx';

const id = (number: number) => `01990000-0000-7000-8000-00000000e7${String(number).padStart(2, '0')}`;
const waiting = {
  id: id(1),
  kind: 'ENROL',
  name: '최하은',
  phone: '+821055501234',
  grade: '고1',
  message: '평일 저녁에 전화 주세요.',
  outcome: '',
  createdAt: '2026-03-08T09:00:00Z',
  closedAt: null,
  lecture: { id: id(9), name: '미적분 B' },
  closedByStaff: null,
};
const done = {
  ...waiting,
  id: id(2),
  kind: 'CALL',
  name: '오지민',
  lecture: null,
  closedAt: '2026-03-08T10:00:00Z',
  closedByStaff: { name: staff.ta.name },
  outcome: '토요일에 방문하기로 함',
};
const listOf = (...inquiries: (typeof waiting | typeof done)[]) => ({
  inquiries,
  inquiries_aggregate: { aggregate: { count: inquiries.length } },
});

const meta = preview.meta({
  title: 'CRM/입학 문의',
  component: InquiryListPage,
  decorators: [inCrm({ at: '/crm/inquiries' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(InquiryListDocument, listOf(waiting, done)),
      filled('closeInquiry', async (request) => {
        await expect(await request.json()).toEqual({ outcome: '토요일 14시에 방문' });
      }),
    ),
});

Filled.test('An outcome is written', async ({ canvas }) => {
  await userEvent.click(await canvas.findByText('최하은'));
  const dialog = within(await screen.findByRole('dialog', { name: '최하은님의 문의' }));
  await expect(dialog.getByRole('link', { name: '010-5550-1234' })).toHaveAttribute('href', 'tel:+821055501234');
  await write(dialog, { 결과: '토요일 14시에 방문' });
  await tells(dialog, '연락 마치기', '문의를 마쳤습니다');
});

/** Opens the first inquiry and writes what came of it. */
async function writeOutcome(canvas: Pick<typeof screen, 'findByText'>) {
  await userEvent.click(await canvas.findByText('최하은'));
  const element = await screen.findByRole('dialog', { name: '최하은님의 문의' });
  const dialog = within(element);
  const outcome = dialog.getByRole('textbox', { name: '결과' });
  await userEvent.type(outcome, '토요일 14시에 방문');
  return { element, dialog, outcome, close: dialog.getByRole('button', { name: '연락 마치기' }) };
}

export const ClosePending = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(InquiryListDocument, listOf(waiting)), loading('closeInquiry')),
  play: async ({ canvas }) => {
    const { element, outcome, close } = await writeOutcome(canvas);
    await sendsOnce(close);
    await expect(outcome).toHaveAttribute('readonly');
    await staysOpen(element);
  },
});

/** The inquiry was swept away meanwhile. */
export const CloseRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(InquiryListDocument, listOf(waiting)),
      failed('closeInquiry', 404, 'not-found', '문의를 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다.'),
    ),
  play: async ({ canvas }) => {
    const { dialog, outcome, close } = await writeOutcome(canvas);
    await userEvent.click(close);
    await says(dialog, /문의를 찾을 수 없습니다/);
    await expect(outcome).toHaveValue('토요일 14시에 방문');
    await expect(close).toBeEnabled();
  },
});

export const Registering = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(InquiryListDocument, listOf(waiting)),
      filled('createStudent', async (request) => {
        await expect(await request.json()).toMatchObject({
          name: '최하은',
          grade: '고1',
          parentPhone: '01055501234',
        });
        return { id: id(5) };
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('최하은'));
    const dialog = within(await screen.findByRole('dialog', { name: '최하은님의 문의' }));
    const student = await openForm(dialog, '학생으로 등록', '학생 등록');
    await expect(student.getByRole('textbox', { name: '이름' })).toHaveValue('최하은');
    await tells(student, '등록', '최하은 학생을 등록했습니다');
    await expect(dialog.getByRole('textbox', { name: '결과' })).toHaveValue('학생으로 등록함');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(InquiryListDocument)) });
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(InquiryListDocument)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(InquiryListDocument)) });
