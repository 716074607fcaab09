import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildStudents } from '#mocks/builders/student.ts';
import { staff } from '#mocks/cast.ts';
import { pageOf } from '#mocks/pageOf.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hearsLast, press, rewrite, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { setPageSize, USUAL_PAGE_SIZE } from '#ui-kit/DataGrid/pageSize.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { TaListDocument } from './generated/manager.ts';
import TaListPage, { first } from './TaListPage.tsx';
import { listedTa } from './testing/tas.ts';

const id = (number: number) => `01990000-0000-7000-8000-00000000f0${String(number).padStart(2, '0')}`;
const salary = { paymentType: 'MONTHLY', hourlyWage: null, monthlySalary: 1_200_000, wageTypes: '수업 조교' };
const taDirectory = [
  listedTa({ id: staff.taAdmin.id, loginId: 'ta-admin', name: staff.taAdmin.name, isAdminLevel: true, ...salary }),
  listedTa(),
  listedTa({
    id: id(1),
    loginId: 'minji',
    name: '한민지',
    phone: null,
    mustChangePassword: true,
    paymentType: null,
    hourlyWage: null,
    wageTypes: '',
  }),
  listedTa({
    id: id(2),
    loginId: 'left-01',
    name: '나간 조교',
    phone: null,
    isActive: false,
    isAnonymised: true,
    paymentType: null,
    wageTypes: '',
  }),
];
const list = { taDirectory, taDirectory_aggregate: { aggregate: { count: 4 } } };
/** On more than one page of any size. */
const many = buildStudents(60).map(({ user: { name, phone } }, at) =>
  listedTa({ id: id(10 + at), loginId: `ta-${at}`, name, phone }),
);
const asked = fn();
const added = fn();

const meta = preview.meta({
  title: 'CRM/조교/목록',
  component: TaListPage,
  decorators: [inCrm({ at: '/crm/admin/tas' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(TaListDocument, list)),
  play: async ({ canvas }) => {
    await says(canvas, '월급 1,200,000원');
    await sees(canvas.getByText('정하지 않음', { exact: false }));
  },
});

/** A list opens with as many rows as were chosen on any other, and asks for them once, at the click that opens it. */
export const SizeOfAllLists = meta.story({
  beforeEach: async ({ msw }) => {
    setPageSize(10);
    msw.use(
      filled(
        TaListDocument,
        (page) => ({
          taDirectory: pageOf(many, page),
          taDirectory_aggregate: { aggregate: { count: many.length } },
        }),
        ({ limit, offset }) => asked(limit, offset),
      ),
    );
    await Promise.all([first({ search: '', params: {} }) ?? []].flat().map(({ ask }) => ask()));
    return () => setPageSize(USUAL_PAGE_SIZE);
  },
  play: async ({ canvas }) => {
    await says(canvas, '1–10 / 전체 60');
    await expect(asked.mock.calls).toEqual([[10, 0]]);
    await press(canvas, '다음 페이지', '다음 페이지');
    await hearsLast(asked, 10, 20);
    await choose(canvas, { '한 페이지의 조교': '25개씩' });
    // The first row in sight stays in sight.
    await hearsLast(asked, 25, 0);
    await expect(localStorage.getItem('pageSize')).toBe('25');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(TaListDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(TaListDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(TaListDocument)) });

export const Searched = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(TaListDocument, list, ({ where }) => asked(JSON.stringify(where)))),
  play: async ({ canvas }) => {
    await canvas.findByText(staff.ta.name);
    await expect(asked).toHaveBeenLastCalledWith('{"_and":[{"isActive":{"_eq":true}}]}');
    await press(canvas, '비활성');
    await write(canvas, { '조교 검색': 'ㅇㅈㅎ{Enter}' });
    await hearsLast(asked, expect.stringContaining('%ㅇㅈㅎ%'));
    await expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('{"isActive":{"_eq":false}}'));
  },
});

export const Added = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      empty(TaListDocument),
      filled('addTa', { id: id(3), loginId: 'minji', name: '한민지', temporaryPassword: 'h7k2mnpq4r' }, added),
    ),
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: '조교 추가' });
    await userEvent.click(link!);
    const dialog = within(await screen.findByRole('dialog', { name: '조교 추가' }));
    await write(dialog, { 아이디: '민지', 이름: '한민지' });
    await submit(dialog, '추가', '영문 소문자와 숫자로 4–32자여야 합니다.');
    await expect(added).not.toHaveBeenCalled();
    await rewrite(dialog, { 아이디: 'minji{Enter}' });
    const sheet = within(await screen.findByRole('dialog', { name: '임시 비밀번호 1명' }));
    await says(sheet, 'h7k2mnpq4r');
    await sees(sheet.getByRole('button', { name: '인쇄' }));
    await expect(added).toHaveBeenCalledWith({ loginId: 'minji', name: '한민지', phone: null });
  },
});
