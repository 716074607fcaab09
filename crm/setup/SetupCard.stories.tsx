import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { hears, press, says, triesAgain } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { SetupCard } from './SetupCard.tsx';
import { halfWay, newAcademy, settled } from './testing/setups.ts';

const sent = fn();

const meta = preview.meta({
  title: 'CRM/오늘/시작하기',
  component: SetupCard,
  decorators: [inCrm({ at: '/crm/today' })],
});

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The answer has come, and draws nothing. */
async function nothingIsThere({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull());
  await expect(within(canvasElement).queryByRole('heading')).toBeNull();
}

/** The first day: all eight steps, and what is missing of each. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readSetup', newAcademy)),
  play: async ({ canvas }) => {
    await says(canvas, '완료 0/8', /^학생을 먼저 등록해 주세요/, /^지금은 문자가 나가지 않고 서버의 파일에만 적힙니다/);
    await expect(names(canvas.getByRole('list', { name: '남은 일' }))).toEqual([
      ...['학생 등록', '강의 열기', '학생 등록', '조교 추가'],
      ...['문자 열기', '학생 고르기', '시스템 열기', '내 계정 열기'],
    ]);
  },
});

Empty.test('The keyboard leads through the steps, the next one first', async ({ canvas }) => {
  canvas.getByRole('button', { name: '숨기기' }).focus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: '학생 등록' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: '강의와 시간표: 강의 열기' })).toHaveFocus();
});

/** Half of it: what is done is one line with its figures. */
export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readSetup', halfWay),
      filled('putAwaySetup', (_, body) => sent(body)),
    ),
  play: ({ canvas }) =>
    says(
      canvas,
      '완료 4/8 · 학생 300명 · 강의 20개 · 수강 600건 · 직원 4명',
      /발신번호는 전기통신사업법에 따라 본인 확인을 거쳐 미리 등록한 번호만/,
      /아직 복원해 보지 않았습니다/,
    ),
});

Filled.test('It is put away for all managers', async ({ canvas, msw }) => {
  msw.use(filled('readSetup', { ...halfWay, putAway: { at: '2026-11-30T01:00:00Z', name: '한서윤' } }));
  await press(canvas, '숨기기');
  await hears(sent, { isPutAway: true });
  await says(screen, /^시작하기를 숨겼습니다/);
  await waitFor(() => expect(canvas.queryByRole('heading', { name: '시작하기' })).toBeNull());
});

/** Nothing is left, so nothing is there. */
export const AllDone = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('readSetup', settled)),
  play: nothingIsThere,
});

export const PutAway = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('readSetup', { ...newAcademy, putAway: { at: '2026-11-30T01:00:00Z', name: '한서윤' } })),
  play: nothingIsThere,
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading('readSetup')) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed('readSetup')) });

Failed.test('It is read again', async ({ canvas, msw }) => {
  await triesAgain(canvas, () => msw.use(filled('readSetup', newAcademy)));
  await says(canvas, '완료 0/8');
});

/** A TA has no part in it: nothing is asked, nothing is there. */
export const OfTa = meta.story({ parameters: { as: 'ta' }, play: nothingIsThere });
