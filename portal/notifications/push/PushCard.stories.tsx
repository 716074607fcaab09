import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { allArrived } from '#app/testing/sending.ts';
import { students } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { press, says, sees, submit, tells, triesAgain } from '#ui-kit/testing/play.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import { paths } from '../paths.ts';
import { endpoint, pushingBrowser } from '../testing/pushingBrowser.ts';
import { PushCard } from './PushCard.tsx';

const sent = fn();
const ownerId = students.minsu.id;
const device = { endpoint, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const told = filled('subscribePush', async (request) => void sent(await request.json()));

const meta = preview.meta({
  title: 'Portal/알림/푸시 알림',
  component: PushCard,
  ...onAPhone,
  decorators: [inPortal({ at: paths.notifications })],
  beforeEach: ({ msw }) =>
    msw.use(filled('readPushSettings', () => ({ publicKey: 'B'.repeat(87), quietFrom: '22:00', quietTo: '07:00' }))),
});

export const TurnedOn = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(told);
    return pushingBrowser({ answer: 'granted' });
  },
  play: async ({ canvas }) => {
    await submit(canvas, '푸시 알림 켜기', /이 기기로 알림이 와요/);
    await expect(sent).toHaveBeenCalledWith(device);
    await expect(localStorage.getItem('push-owner')).toBe(ownerId);
  },
});

/** The server cannot be told: it is off, and can be tried again. */
export const NotTurnedOn = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failed('subscribePush', 409, 'push-off', '이 학원은 푸시 알림을 쓰지 않습니다.'));
    return pushingBrowser({ answer: 'granted' });
  },
  play: async ({ canvas }) => {
    await tells(canvas, '푸시 알림 켜기', '이 학원은 푸시 알림을 쓰지 않습니다.');
    await expect(await canvas.findByRole('button', { name: '푸시 알림 켜기' })).toBeEnabled();
  },
});

/** The card has no place until it is known whether the academy pushes at all. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(loading('readPushSettings'));
    return pushingBrowser({ answer: 'granted' });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: '불러오는 중입니다' });
    await expect(canvas.queryByRole('button', { name: '푸시 알림 켜기' })).toBeNull();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failed('readPushSettings'));
    return pushingBrowser({ answer: 'granted' });
  },
});

Failed.test('Loaded again', async ({ canvas, msw }) => {
  await triesAgain(canvas, () =>
    msw.use(filled('readPushSettings', { publicKey: 'B'.repeat(87), quietFrom: '22:00', quietTo: '07:00' })),
  );
  await sees(canvas.findByRole('button', { name: '푸시 알림 켜기' }));
  await expect(canvas.getByLabelText('방해 금지 시작')).toHaveValue('22:00');
});

/** An academy without a key for pushes shows no card. */
export const NotUsed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readPushSettings', () => {
        sent();
        return { publicKey: null, quietFrom: '22:00', quietTo: '07:00' };
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await waitFor(() => expect(canvas.queryByRole('status', { name: '불러오는 중입니다' })).toBeNull());
    await expect(canvas.queryByText('이 기기에서 푸시 알림')).toBeNull();
  },
});

export const TurningOn = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(loading('subscribePush', sent));
    return pushingBrowser({ answer: 'granted' });
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '푸시 알림 켜기' });
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await allArrived();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/이 기기로 알림이 와요/)).toBeNull();
  },
});

/** Who closes the question is asked again at the next tap. */
export const QuestionClosed = meta.story({
  beforeEach: () => pushingBrowser({ answer: 'default', onAsk: sent }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '푸시 알림 켜기' });
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await says(canvas, /켜 두면 앱을 열지 않아도 소식이 와요/);
  },
});

export const Refused = meta.story({
  beforeEach: () => pushingBrowser({ answer: 'denied' }),
  play: ({ canvas }) => submit(canvas, '푸시 알림 켜기', /알림을 막아 두었어요/),
});

export const TurnedOff = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      told,
      filled('unsubscribePush', async (request) => void sent(await request.json())),
    );
    return pushingBrowser({ answer: 'granted', ownerId });
  },
  play: async ({ canvas }) => {
    await press(canvas, '푸시 알림 끄기');
    await sees(canvas.findByRole('button', { name: '푸시 알림 켜기' }));
    await expect(sent.mock.calls).toEqual([[device], [{ endpoint }]]);
    await expect(localStorage.getItem('push-owner')).toBeNull();
  },
});

/** What the server would still push is still shown as on. */
export const NotTurnedOff = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(told, failed('unsubscribePush'));
    return pushingBrowser({ answer: 'granted', ownerId });
  },
  play: async ({ canvas }) => {
    await tells(canvas, '푸시 알림 끄기', /잠시 뒤 다시 시도해 주세요/);
    await says(canvas, /이 기기로 알림이 와요/);
    await expect(localStorage.getItem('push-owner')).toBe(ownerId);
  },
});

export const QuietHoursSet = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(filled('setQuietHours', async (request) => void sent(await request.json())));
    return pushingBrowser({ answer: 'granted' });
  },
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByLabelText('방해 금지 시작'), { target: { value: '23:30' } });
    await tells(canvas, '저장', '방해 금지 시간을 바꿨어요');
    await expect(sent).toHaveBeenCalledWith({ quietFrom: '23:30', quietTo: '07:00' });
  },
});

/** What was chosen stays. */
export const QuietHoursFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(failed('setQuietHours'));
    return pushingBrowser({ answer: 'granted' });
  },
  play: async ({ canvas }) => {
    const from = await canvas.findByLabelText('방해 금지 시작');
    await fireEvent.change(from, { target: { value: '23:30' } });
    await tells(canvas, '저장', /잠시 뒤 다시 시도해 주세요/);
    await expect(from).toHaveValue('23:30');
  },
});
