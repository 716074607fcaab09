import { expect } from 'storybook/test';
import { session } from '#client/session/sessionStore.ts';
import { empty, failed } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { says, take } from '#ui-kit/testing/play.ts';
import { CrmDesk } from './CrmDesk.tsx';
import { SavedViewsDocument } from './savedViews/parts.ts';
import { inCrm } from './shared/testing/inCrm.tsx';

const meta = preview.meta({
  title: 'CRM/공통/틀',
  component: CrmDesk,
  decorators: [inCrm({ at: '/crm/lectures', padded: false })],
  args: { children: null },
  beforeEach: ({ msw }) => msw.use(empty(SavedViewsDocument)),
});

export const Default = meta.story();

export const SignOutFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('logout')),
  play: async ({ canvas }) => {
    await take(canvas, '한서윤', '로그아웃');
    await says(canvas, '문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.');
    await expect(session.get().status).toBe('signedIn');
  },
});
