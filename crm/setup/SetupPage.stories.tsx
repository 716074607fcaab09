import { fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { SetupState } from '#client/generated/rest/setup.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { hears, press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import SetupPage from './SetupPage.tsx';
import { halfWay, newAcademy, settled } from './testing/setups.ts';

const sent = fn();
const putAway = { at: '2026-11-30T01:00:00Z', name: '한서윤' };

const meta = preview.meta({
  title: 'CRM/설정/시작하기',
  component: SetupPage,
  decorators: [inCrm({ at: '/crm/admin/setup' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readSetup', halfWay)),
  play: ({ canvas }) => says(canvas, /^완료 4\/8/, '보호자 링크 보내기'),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readSetup', newAcademy)),
  play: ({ canvas }) => says(canvas, '완료 0/8', /아직 백업이 없습니다/),
});

export const AllDone = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readSetup', settled)),
  play: ({ canvas }) => says(canvas, '시작하는 데 필요한 일을 마쳤습니다', /^학생 300명 · 강의 20개/),
});

/** It is found again here, and shown on the page of the day again. */
export const PutAway = meta.story({
  beforeEach: ({ msw }) => {
    let state: SetupState = { ...halfWay, putAway };
    msw.use(
      filled('readSetup', () => state),
      filled('putAwaySetup', (_, body) => {
        sent(body);
        state = halfWay;
      }),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, /^한서윤 님이 .*에 오늘 화면에서 숨겼습니다/);
    await press(canvas, '오늘 화면에 표시');
    await hears(sent, { isPutAway: false });
    await says(screen, '오늘 화면에 다시 표시합니다');
    await canvas.findByRole('button', { name: '오늘 화면에서 숨기기' });
  },
});

/** An academy that was at work before there was a list: nobody put it away. */
export const AtWork = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readSetup', { ...halfWay, putAway: { ...putAway, name: null } })),
  play: ({ canvas }) => says(canvas, /^수업을 하던 학원이라/),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('readSetup')) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed('readSetup')) });

export const NoPermission = meta.story({
  parameters: { as: 'ta' },
  play: ({ canvas }) => says(canvas, /권한이 없/),
});
