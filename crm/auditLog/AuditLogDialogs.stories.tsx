import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { asks, hears, press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import AuditLogTab from './AuditLogTab.tsx';
import { AuditActDocument, AuditChoicesDocument, AuditEntryListDocument } from './generated/manager.ts';
import { act, choices, id, list } from './testing/changes.ts';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/기록/변경 기록의 창',
  component: AuditLogTab,
  decorators: [inCrm({ at: '/crm/admin/audit/changes' })],
  beforeEach: ({ msw }) => msw.use(filled(AuditChoicesDocument, choices), filled(AuditEntryListDocument, list)),
});

type Canvas = Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>;

async function openChange(canvas: Canvas) {
  await userEvent.dblClick(await canvas.findByText('출결: 없음 → 출석'));
  return within(await screen.findByRole('dialog', { name: '출결 체크' }));
}

/** The question before a change is undone. */
async function askUndo(canvas: Canvas) {
  const dialog = await openChange(canvas);
  return asks(dialog, '되돌리기', '‘출결 체크’를 되돌릴까요?');
}

async function openExport(canvas: Canvas) {
  await says(canvas, '시스템');
  await press(canvas, '내보내기');
  const dialog = await screen.findByRole('dialog', { name: '변경 기록 내보내기' });
  const purpose = await within(dialog).findByRole('textbox', { name: /목적/ });
  await userEvent.type(purpose, '월별 점검');
  return { dialog, purpose, take: within(dialog).getByRole('button', { name: '파일 다운로드' }) };
}

/** One act is one row, which Enter opens to all that it changed; a long one by a hundred. */
export const Act = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(AuditActDocument, ({ limit }) => act(Math.min(limit, 120)))),
  play: async ({ canvas }) => {
    const dialog = await openAct(canvas);
    const entries = within(await dialog.findByRole('list', { name: '바뀐 것' }));
    await expect(entries.getAllByRole('listitem')).toHaveLength(100);
    await press(dialog, '20개 더 보기');
    await waitFor(() => expect(entries.getAllByRole('listitem')).toHaveLength(120));
    await expect(entries.getAllByRole('listitem')[0]).toHaveTextContent('지급 방식: 시급 → 월급');
    await expect(dialog.queryByRole('button', { name: /더 보기/ })).toBeNull();
  },
});

async function openAct(canvas: Canvas) {
  await userEvent.dblClick(await canvas.findByText('조교의 급여 조건 · 120건'));
  return within(await screen.findByRole('dialog', { name: '조교의 급여 조건 · 120건' }));
}

export const ActLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(AuditActDocument)),
  play: async ({ canvas }) => void (await (await openAct(canvas)).findByRole('status', { name: '불러오는 중입니다' })),
});

/** The rule of retention has taken them since. */
export const ActEmpty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(AuditActDocument)),
  play: async ({ canvas }) => void (await (await openAct(canvas)).findByText('기록이 남아 있지 않습니다.')),
});

export const ActFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(AuditActDocument)),
  play: async ({ canvas }) => void (await (await openAct(canvas)).findByRole('alert')),
});

/** Who may not undo reads what an act changed all the same. */
export const ActAsTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled(AuditActDocument, act(2))),
  play: async ({ canvas }) => {
    const dialog = await openAct(canvas);
    await expect((await dialog.findAllByRole('listitem')).length).toBe(2);
    await expect(dialog.queryByRole('button', { name: '되돌리기' })).toBeNull();
  },
});

export const Undone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('undoChange', (request) => {
        asked(new URL(request.url).pathname);
        return { changeSetId: id(51) };
      }),
    ),
  play: async ({ canvas }) => {
    const question = await askUndo(canvas);
    await press(question, '되돌리기');
    await hears(asked, `/api/admin/audit/${id(50)}/undo`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const UndoPending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('undoChange')),
  play: async ({ canvas }) => {
    const question = await askUndo(canvas);
    await sendsOnce(question.getByRole('button', { name: '되돌리기' }));
  },
});

/** Somebody changed it since: the question says who, and the change stays open behind it. */
export const UndoRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail =
      '그 뒤에 박서연님이 수정한 것이 있어 되돌릴 수 없습니다(김민수 · 출결). 하나씩 확인하고 수정해 주세요.';
    msw.use(failed('undoChange', 409, 'changed-since', detail));
  },
  play: async ({ canvas }) => {
    const question = await askUndo(canvas);
    await submit(question, '되돌리기', /박서연님이 수정한 것이 있어 되돌릴 수 없습니다/);
    await press(question, '취소');
    await sees(screen.getByRole('dialog', { name: '출결 체크' }));
  },
});

/** Who may read the records and no more: no file of them, and nothing to undo. */
export const AsTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: ({ msw }) => msw.use(filled('undoChange')),
  play: async ({ canvas }) => {
    const dialog = await openChange(canvas);
    await expect(dialog.getByRole('list', { name: '바뀐 것' })).toHaveTextContent('출결: 없음 → 출석');
    await expect(dialog.queryByRole('button', { name: '되돌리기' })).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: '닫기' }).at(-1)!);
    await expect(canvas.queryByRole('button', { name: '내보내기' })).toBeNull();
  },
});

export const Exported = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('exportAudit', { exportId: id(60), entries: [] }, asked)),
  play: async ({ canvas }) => {
    const { purpose } = await openExport(canvas);
    await userEvent.type(purpose, '{Enter}');
    await hears(asked, { purpose: '월별 점검', filter: {} });
  },
});

export const ExportPending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('exportAudit')),
  play: async ({ canvas }) => {
    const { dialog, purpose, take } = await openExport(canvas);
    await sendsOnce(take);
    await expect(purpose).toHaveAttribute('readonly');
    await staysOpen(dialog);
  },
});

/** Nothing is found any more: the purpose stays, for other filters. */
export const ExportRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('exportAudit', 409, 'nothing-found', '이 조건에 맞는 기록이 없습니다.')),
  play: async ({ canvas }) => {
    const { dialog, purpose, take } = await openExport(canvas);
    await userEvent.click(take);
    await says(within(dialog), '이 조건에 맞는 기록이 없습니다.');
    await expect(purpose).toHaveValue('월별 점검');
  },
});
