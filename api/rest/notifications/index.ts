import type { Slice } from '../_protocol/slice.ts';
import { readNotifications } from './readNotifications.ts';
import { refusals } from './refusals.ts';
import { setNotificationPreference } from './setNotificationPreference.ts';

export const slice: Slice<'notifications'> = {
  handlers: { readNotifications, setNotificationPreference },
  refusals,
};
