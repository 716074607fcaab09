import { expect, fn, screen, waitFor } from 'storybook/test';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { setPageSize, USUAL_PAGE_SIZE } from '#ui-kit/DataGrid/pageSize.ts';
import { choose, hears, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { SavedViewsDocument, SaveViewDocument, type SavedViewsQuery } from './generated/graphql.ts';
import KeptPageSize from './KeptPageSize.tsx';

const saved = fn();
const rows = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, name: `학생 ${at + 1}` }));

const meta = preview.meta({
  title: 'CRM/공통/한 페이지에 볼 개수',
  component: KeptPageSize,
  decorators: [inCrm({ at: '/crm/students' })],
  render: () => (
    <>
      <KeptPageSize />
      <DataGrid label="학생" columns={[{ field: 'name', headerName: '이름', flex: 1 }]} rows={rows} empty={null} />
    </>
  ),
  beforeEach: () => () => setPageSize(USUAL_PAGE_SIZE),
});

/** What was chosen on another device holds on this one. */
export const ChosenElsewhere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(SavedViewsDocument, { savedViews: [{ id: namedId('size'), name: '한 페이지', query: '50' }] }),
      filled(SaveViewDocument, () => ({ insert_savedViews_one: null }), saved),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '1–50 / 전체 60');
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** What is chosen here is kept for the others; what somebody else left on this device is not this person's. */
export const ChosenHere = meta.story({
  beforeEach: ({ msw }) => {
    setPageSize(100);
    let savedViews: SavedViewsQuery['savedViews'] = [];
    msw.use(
      filled(SavedViewsDocument, () => ({ savedViews })),
      filled(SaveViewDocument, ({ input }) => {
        saved(input);
        savedViews = [{ id: namedId('size'), name: input.name ?? '', query: input.query ?? '' }];
        return { insert_savedViews_one: { id: namedId('size') } };
      }),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, '1–25 / 전체 60');
    await choose(canvas, { '한 페이지의 학생': '10개씩' });
    await says(canvas, '1–10 / 전체 60');
    await hears(saved, { screen: 'pageSize', name: '한 페이지', query: '10' });
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  },
});

/** The lists of this device do not wait for it. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(SavedViewsDocument)),
  play: ({ canvas }) => says(canvas, '1–25 / 전체 60'),
});

/** Where it cannot be read, what this device knows holds. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    setPageSize(10);
    msw.use(failed(SavedViewsDocument));
  },
  play: ({ canvas }) => says(canvas, '1–10 / 전체 60'),
});

/** Where it cannot be saved, it holds on this device. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(SavedViewsDocument), failed(SaveViewDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '1–25 / 전체 60');
    await waitFor(async () => {
      await choose(canvas, { '한 페이지의 학생': '50개씩' });
      await choose(canvas, { '한 페이지의 학생': '10개씩' });
      await sees(screen.getAllByText(/한 페이지에 볼 개수를 저장하지 못했습니다/).at(-1));
    });
    await says(canvas, '1–10 / 전체 60');
  },
});
