import { Route, Routes } from 'react-router';
import preview from '#storybook/preview.tsx';
import { buildTerm, buildTermVersion } from '#mocks/builders/term.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sees } from '#ui-kit/testing/play.ts';
import { TermsDocument } from './generated/graphql.ts';
import { footer } from '../testing/board.ts';
import { withApp } from '../testing/withApp.tsx';
import Terms from './Terms.tsx';

const meta = preview.meta({
  title: 'App/공개/약관',
  component: Terms,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: '/terms/service' })],
  render: () => (
    <Routes>
      <Route path="terms/:id" element={<Terms />} />
    </Routes>
  ),
  beforeEach: ({ msw }) => msw.use(footer),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(TermsDocument, { terms_by_pk: { ...buildTerm(), versions: [buildTermVersion()] } })),
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(TermsDocument)),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(TermsDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(TermsDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
