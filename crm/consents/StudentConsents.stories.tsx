import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentConsentsDocument } from './generated/graphql.ts';
import StudentConsents from './StudentConsents.tsx';

const { id } = students.minsu;
const sent = fn();
const consent = {
  giver: 'STUDENT',
  giverName: '',
  method: 'PAPER',
  givenAt: '2026-03-02T01:00:00Z',
  withdrawnAt: null,
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
    await expect(await canvas.findByText('철회함')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '개인정보 수집·이용(필수) 철회' })).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/필수 동의를 철회했습니다/)).toBeVisible();
  },
});

export const ByGuardian = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled(StudentConsentsDocument, {
        ...found,
        consents: [],
        consentStates: [{ studentId: id, needsGuardian: true }],
      }),
      filled('recordConsent', async (request) => {
        sent(await request.json());
        return { id };
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/보호자가 동의합니다/);
    await userEvent.click(canvas.getByRole('button', { name: '동의 적기' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /보호자 이름/ }), '김정훈');
    await userEvent.click(dialog.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ kind: 'REQUIRED', giver: 'GUARDIAN', giverName: '김정훈', method: 'PAPER' }),
    );
  },
});
