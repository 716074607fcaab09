import type { Slice } from '../_protocol/slice.ts';
import { readNotifications } from './readNotifications.ts';
import { readPushSettings } from './readPushSettings.ts';
import { refusals } from './refusals.ts';
import { setNotificationPreference } from './setNotificationPreference.ts';
import { setQuietHours } from './setQuietHours.ts';
import { subscribePush, unsubscribePush } from './subscribePush.ts';

export const slice: Slice<'notifications'> = {
  handlers: {
    readNotifications,
    readPushSettings,
    setNotificationPreference,
    setQuietHours,
    subscribePush,
    unsubscribePush,
  },
  refusals,
};
