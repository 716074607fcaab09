import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { ImportStartDocument } from '../generated/graphql.ts';
import StudentImportPage from './StudentImportPage.tsx';

const past = {
  id: '01990000-0000-7000-8000-000000000055',
  fileName: '3월 신입생.xlsx',
  changeSetId: '01990000-0000-7000-8000-000000000056',
  createdCount: 42,
  changedCount: 3,
  createdAt: '2026-03-02T05:10:00Z',
  createdByStaff: { name: '이준호' },
};

const meta = preview.meta({
  title: 'CRM/학생/엑셀로 등록하기 전',
  component: StudentImportPage,
  decorators: [inCrm({ at: '/crm/students/import' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(ImportStartDocument, { studentImports: [past], studentSearch_aggregate: { aggregate: { count: 312 } } }),
    ),
});

export const Start = meta.story({
  play: async ({ canvas }) => {
    await says(canvas, '3월 신입생.xlsx');
    await expect(canvas.getByRole('button', { name: '지금 명단 312명으로 채운 양식 다운로드' })).toBeEnabled();
  },
});

/** A TA gets no file with all students. */
export const StartOfAssistant = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '빈 양식 다운로드' });
    await expect(canvas.queryByRole('button', { name: /채운 양식 다운로드/ })).toBeNull();
  },
});

/** A file can be chosen although the past ones are not there yet. */
export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      loading(ImportStartDocument),
      failed('importStudents', 400, 'not-a-workbook', '엑셀(.xlsx) 파일이 아닙니다.'),
    ),
});

Loading.test('A wrong file is refused meanwhile', async ({ canvas, canvasElement }) => {
  await canvas.findByRole('status', { name: /불러오는 중/ });
  await userEvent.upload(canvasElement.querySelector('input')!, new File(['PK'], '명단.xlsx'));
  await says(canvas, '엑셀(.xlsx) 파일이 아닙니다.');
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(ImportStartDocument)),
});

Failed.test('Loaded again', async ({ canvas, msw }) => {
  const again = await canvas.findByRole('button', { name: '다시 시도' });
  await expect(canvas.getByRole('button', { name: '파일 선택' })).toBeEnabled();
  msw.use(
    filled(ImportStartDocument, { studentImports: [past], studentSearch_aggregate: { aggregate: { count: 312 } } }),
  );
  await userEvent.click(again);
  await says(canvas, '3월 신입생.xlsx');
});
