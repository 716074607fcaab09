import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { asks, choose, hears, openForm, press, says, sees, submit, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentConsentsDocument } from './generated/graphql.ts';
import { StudentConsents } from './StudentConsents.tsx';

const { id } = students.minsu;
const sent = fn();
const consent = {
  giver: 'STUDENT',
  giverName: '',
  method: 'PAPER',
  givenAt: '2026-03-02T01:00:00Z',
  withdrawnAt: null as string | null,
};
const found = {
  consents: [
    { ...consent, id: '01990000-0000-7000-8000-00000000c001', kind: 'REQUIRED' },
    {
      ...consent,
      id: '01990000-0000-7000-8000-00000000c002',
      kind: 'MARKETING',
      method: 'PORTAL',
      withdrawnAt: '2026-05-02T01:00:00Z',
    },
  ],
  consentStates: [{ studentId: id, needsGuardian: false }],
  students_by_pk: { id, birthOn: '2009-05-05', anonymisedAt: null },
};

const meta = preview.meta({
  title: 'CRM/학생/동의',
  component: StudentConsents,
  decorators: [inCrm({ at: `/crm/students/${id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentConsentsDocument, found)),
  play: async ({ canvas }) => {
    await says(canvas, '철회함');
    await sees(canvas.getByRole('button', { name: '개인정보 수집·이용(필수) 철회' }));
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentConsentsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentConsentsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentConsentsDocument)) });

export const RequiredWithdrawn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentConsentsDocument, {
        ...found,
        consents: found.consents.map((each) => ({ ...each, withdrawnAt: '2026-05-02T01:00:00Z' })),
      }),
    ),
  play: ({ canvas }) => says(canvas, /필수 동의를 철회했습니다/),
});

/** Under 14: nothing is stored yet, and the guardian consents. */
const child = { ...found, consents: [], consentStates: [{ studentId: id, needsGuardian: true }] };

/** The dialog of a new consent, with the guardian's name typed. */
async function writeGuardian(canvas: Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>) {
  await says(canvas, /보호자가 동의합니다/);
  await press(canvas, '동의 적기');
  const element = await screen.findByRole('dialog', { name: /동의 적기/ });
  const dialog = within(element);
  const name = dialog.getByRole('textbox', { name: /보호자 이름/ });
  await userEvent.type(name, '김정훈');
  return { element, dialog, name, save: dialog.getByRole('button', { name: '저장' }) };
}

export const ByGuardian = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentConsentsDocument, child), filled('recordConsent', { id }, sent)),
  play: async ({ canvas }) => {
    const { save } = await writeGuardian(canvas);
    await userEvent.click(save);
    await hears(sent, { kind: 'REQUIRED', giver: 'GUARDIAN', giverName: '김정훈', method: 'PAPER' });
  },
});

export const ConsentPending = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentConsentsDocument, child), loading('recordConsent')),
  play: async ({ canvas }) => {
    const { element, name, save } = await writeGuardian(canvas);
    await sendsOnce(save);
    await expect(name).toHaveValue('김정훈');
    await staysOpen(element);
  },
});

/** A colleague wrote it down first; another kind goes through. */
export const ConsentStands = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentConsentsDocument, child),
      failed('recordConsent', 409, 'consent-stands', '이미 받은 동의입니다. 철회한 뒤에 다시 받을 수 있습니다.'),
    ),
  play: async ({ canvas, msw }) => {
    const { dialog, name, save } = await writeGuardian(canvas);
    await userEvent.click(save);
    await says(dialog, /이미 받은 동의입니다/);
    await expect(name).toHaveValue('김정훈');
    msw.use(filled('recordConsent', { id }, sent));
    await choose(dialog, { '동의 항목': 'MARKETING' });
    await userEvent.click(save);
    await says(screen, '동의를 적었습니다');
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ kind: 'MARKETING', giverName: '김정훈' }));
  },
});

const marketing = '광고성 문자 철회';
const standing = [{ ...consent, id: '01990000-0000-7000-8000-00000000c003', kind: 'MARKETING' }];

export const Withdrawn = meta.story({
  beforeEach: ({ msw }) => {
    let consents = standing;
    msw.use(
      filled(StudentConsentsDocument, () => ({ ...found, consents })),
      filled('withdrawConsent', (request) => {
        sent(new URL(request.url).pathname);
        consents = standing.map((each) => ({ ...each, withdrawnAt: '2026-05-02T01:00:00Z' }));
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await asks(canvas, marketing, '광고성 문자 동의를 철회할까요?');
    await says(dialog, /광고성 문자가 더 나가지 않습니다/);
    await tells(dialog, '철회', '철회를 적었습니다');
    await says(canvas, '철회함');
    await expect(sent).toHaveBeenCalledWith(`/api/consents/${standing[0]?.id}/withdraw`);
  },
});

/** A colleague was faster. */
export const WithdrawRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentConsentsDocument, { ...found, consents: standing }),
      failed('withdrawConsent', 409, 'consent-withdrawn', '이미 철회한 동의입니다.'),
    ),
  play: async ({ canvas }) => {
    const dialog = await asks(canvas, marketing);
    await submit(dialog, '철회', '이미 철회한 동의입니다.');
  },
});

async function openBirthday(canvas: Pick<typeof screen, 'findByRole'>) {
  const dialog = await openForm(canvas, '생년월일 바꾸기', '생년월일 바꾸기');
  const day = dialog.getByRole('textbox', { name: /생년월일/ });
  await userEvent.clear(day);
  return { dialog, day };
}

export const BirthdayWritten = meta.story({
  beforeEach: ({ msw }) => {
    let { birthOn } = found.students_by_pk as { birthOn: string | null };
    msw.use(
      filled(StudentConsentsDocument, () => ({ ...found, students_by_pk: { ...found.students_by_pk, birthOn } })),
      filled('setBirthday', (_, body) => {
        sent(body);
        ({ birthOn } = body);
      }),
    );
  },
  play: async ({ canvas }) => {
    const written = await openBirthday(canvas);
    await userEvent.type(written.day, '2013-11-30');
    await userEvent.click(written.dialog.getByRole('button', { name: '저장' }));
    await says(screen, '생년월일을 적었습니다');
    await says(canvas, /생년월일 2013년 11월 30일/);
    const emptied = await openBirthday(canvas);
    await userEvent.click(emptied.dialog.getByRole('button', { name: '저장' }));
    await says(screen, '생년월일을 비웠습니다');
    await says(canvas, /생년월일을 몰라 학년으로 봅니다/);
    await expect(sent.mock.calls).toEqual([[{ birthOn: '2013-11-30' }], [{ birthOn: null }]]);
  },
});

export const BirthdayRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentConsentsDocument, found),
      failed('setBirthday', 422, 'invalid-value', '생년월일을 확인해 주세요.', 'birthOn'),
    ),
  play: async ({ canvas }) => {
    const { dialog, day } = await openBirthday(canvas);
    await userEvent.type(day, '1890-01-01');
    await submit(dialog, '저장', '생년월일을 확인해 주세요.');
    await expect(day).toHaveValue('1890-01-01');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
  },
});

export const BirthdayPending = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentConsentsDocument, found), loading('setBirthday')),
  play: async ({ canvas }) => {
    const { dialog, day } = await openBirthday(canvas);
    await userEvent.type(day, '2013-11-30{Tab}');
    await sendsOnce(dialog.getByRole('button', { name: '저장' }));
    await expect(day).toHaveValue('2013-11-30');
    await staysOpen(screen.getByRole('dialog', { name: '생년월일 바꾸기' }));
  },
});
