import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { asks, choose, openForm, press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentParentLinksDocument, StudentVideosDocument } from './generated/graphql.ts';
import { StudentParentLinks } from './StudentParentLinks.tsx';

const id = (number: number) => `01990000-0000-7000-8000-00000000e9${String(number).padStart(2, '0')}`;
const link = {
  id: id(1),
  purpose: 'WEEK',
  expiresAt: '2026-12-01T09:00:00Z',
  revokedAt: null,
  usedAt: null,
  isLocked: false,
  openedCount: 2,
  lastOpenedAt: '2026-11-24T09:00:00Z',
  createdAt: '2026-11-24T08:00:00Z',
  video: null,
};
const parentLinks = [
  link,
  { ...link, id: id(2), purpose: 'VIDEO', video: { title: '3주차 보강' }, revokedAt: '2026-11-24T10:00:00Z' },
  { ...link, id: id(3), purpose: 'CONSENT', usedAt: '2026-11-24T10:00:00Z' },
  {
    ...link,
    id: id(4),
    purpose: 'ABSENCE',
    createdAt: '2026-11-10T00:00:00Z',
    expiresAt: '2026-11-17T00:00:00Z',
    openedCount: 0,
    lastOpenedAt: null,
  },
];
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/보호자 링크',
  component: StudentParentLinks,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentParentLinksDocument, { parentLinks }),
      filled(
        'createParentLink',
        { id: id(9), url: 'https://academy.test/link/absence/abcdefghijklmnopqrstuvwxyz', queued: 0 },
        sent,
      ),
    ),
});

Filled.test('A link is made', async ({ canvas }) => {
  await says(canvas, '수업 영상 · 3주차 보강');
  await expect(canvas.getAllByRole('button', { name: /해지$/ })).toHaveLength(1);
  const dialog = await openForm(canvas, '링크 만들기', '보호자 링크 만들기');
  await choose(dialog, { '링크 종류': '결석 알리기' });
  const made = await openForm(dialog, '만들기', '보호자 링크를 만들었습니다');
  await says(made, /\/link\/absence\//);
  await expect(sent).toHaveBeenCalledWith({ purpose: 'ABSENCE', days: 7 });
});

/** Its browsers still open it; for others a new one is made for the same purpose. */
export const Locked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(StudentParentLinksDocument, { parentLinks: [{ ...link, purpose: 'ABSENCE', isLocked: true }] })),
  play: async ({ canvas }) => {
    await says(canvas, '새 기기 잠김', /끝 네 자리를 10번 틀려/);
    const dialog = await openForm(canvas, '결석 알리기 새로 만들기', '보호자 링크 만들기');
    await expect(dialog.getByRole('combobox', { name: '링크 종류' })).toHaveValue('ABSENCE');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentParentLinksDocument, { parentLinks: [] })),
});
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentParentLinksDocument)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentParentLinksDocument)) });

export const LinkToVideo = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentParentLinksDocument, { parentLinks }),
      filled(StudentVideosDocument, { videos: [{ id: id(7), title: '5주차 보강' }] }),
      filled(
        'createParentLink',
        { id: id(9), url: 'https://academy.test/link/video/abcdefghijklmnopqrstuvwxyz', queued: 0 },
        sent,
      ),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '링크 만들기', '보호자 링크 만들기');
    await choose(dialog, { '링크 종류': '수업 영상' });
    await dialog.findByRole('option', { name: '5주차 보강' });
    await choose(dialog, { 영상: '5주차 보강' });
    await press(dialog, '만들기');
    await screen.findByRole('dialog', { name: '보호자 링크를 만들었습니다' });
    await expect(sent).toHaveBeenCalledWith({ purpose: 'VIDEO', days: 7, videoId: id(7) });
  },
});

async function revoke(canvas: Pick<typeof screen, 'findByRole'>) {
  const dialog = await asks(canvas, /해지$/);
  await press(dialog, '링크 해지');
  return dialog;
}

export const Revoked = meta.story({
  beforeEach: ({ msw }) => {
    let links: { revokedAt: string | null }[] = [link];
    msw.use(
      filled(StudentParentLinksDocument, () => ({ parentLinks: links as (typeof link)[] })),
      filled('revokeParentLinks', async (request) => {
        sent(await request.json());
        links = [{ ...link, revokedAt: '2026-11-24T10:00:00Z' }];
        return { revoked: 1 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await revoke(canvas);
    await says(screen, '링크를 해지했습니다');
    await says(canvas, '해지함');
    await expect(canvas.queryByRole('button', { name: /해지$/ })).toBeNull();
    await expect(sent).toHaveBeenCalledWith({ linkIds: [link.id] });
  },
});

/** The dialog stays and says why; the link is open still. */
export const RevokeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentParentLinksDocument, { parentLinks }), failed('revokeParentLinks')),
  play: async ({ canvas }) => {
    const dialog = await revoke(canvas);
    await says(dialog, /잠시 뒤 다시 시도해 주세요/);
    await expect(canvas.queryByText('링크를 해지했습니다')).toBeNull();
  },
});
