import { Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { gqlAnswers, gqlFails, gqlWaits } from '../testing/answers.ts';
import { terms } from '../testing/posts.ts';
import { withApp } from '../testing/withApp.tsx';
import Terms from './Terms.tsx';

const meta = preview.meta({
  title: 'App/Terms',
  component: Terms,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: '/terms/service' })],
  render: () => (
    <Routes>
      <Route path="terms/:id" element={<Terms />} />
    </Routes>
  ),
  beforeEach: ({ msw }) => msw.use(gqlAnswers('TermsList', { terms })),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(gqlAnswers('Terms', { terms_by_pk: terms[0] })),
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(gqlAnswers('Terms', { terms_by_pk: null })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(gqlWaits('Terms')) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(gqlFails('Terms')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});
