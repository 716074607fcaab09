import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sees } from '#ui-kit/testing/play.ts';
import { takenExams } from '../shared/testing/exams.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalResultsDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import ResultsPage from './ResultsPage.tsx';

const meta = preview.meta({
  title: 'Portal/성적/내 성적',
  component: ResultsPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.exams })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalResultsDocument, { exams: takenExams })),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /주간 테스트/ });
    await expect(first).toHaveTextContent(/^8주차 주간 테스트.*반 평균 73점.*88 \/ 100점/);
    await expect(first).toHaveAttribute('href', paths.exam(takenExams[0]!.id));
    await expect(canvas.getByRole('row', { name: /^3주차 주간 테스트/ })).toHaveTextContent('결시68%70%');
    await sees(canvas.getByRole('link', { name: /^3주차.*결시/ }));
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalResultsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalResultsDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalResultsDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
