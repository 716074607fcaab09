import type { Slice } from '../_protocol/slice.ts';
import { createAnnouncement } from './createAnnouncement.ts';
import { deleteAnnouncement } from './deleteAnnouncement.ts';
import { readAnnouncements } from './readAnnouncements.ts';
import { resendAnnouncement } from './resendAnnouncement.ts';
import { updateAnnouncement } from './updateAnnouncement.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'announcements'> = {
  handlers: {
    createAnnouncement,
    deleteAnnouncement,
    readAnnouncements,
    resendAnnouncement,
    updateAnnouncement,
  },
  refusals,
};
