import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { students } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { press, tells } from '#ui-kit/testing/play.ts';
import { paths as clinicPaths } from '../../clinic/paths.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import { endpoint, pushingBrowser } from '../testing/pushingBrowser.ts';
import OfferPush from './OfferPush.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Portal/알림/푸시 알림 제안',
  component: OfferPush,
  ...onAPhone,
  decorators: [inPortal({ at: clinicPaths.clinic })],
  beforeEach: ({ msw }) => {
    msw.use(
      filled('readPushSettings', { publicKey: 'B'.repeat(87), quietFrom: '22:00', quietTo: '07:00' }),
      filled('subscribePush', async (request) => void sent(await request.json())),
    );
    return pushingBrowser({ answer: 'granted', isNew: true });
  },
});

export const Offered = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '예약 소식을 이 기기로 받을까요?' }));
    await tells(dialog, '알림 받기', '이 기기로 알림이 와요');
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ endpoint });
    await expect(localStorage.getItem('push-owner')).toBe(students.minsu.id);
  },
});

/** Who puts it off is not asked again on this device. */
export const Later = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, '나중에');
    await expect(localStorage.getItem('push-offered')).toBe('yes');
    await expect(sent).not.toHaveBeenCalled();
  },
});
