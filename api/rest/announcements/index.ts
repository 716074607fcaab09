import type { SliceHandlers } from '../_protocol/handler.ts';
import { createAnnouncement } from './createAnnouncement.ts';
import { deleteAnnouncement } from './deleteAnnouncement.ts';
import { resendAnnouncement } from './resendAnnouncement.ts';
import { updateAnnouncement } from './updateAnnouncement.ts';

export const announcements: SliceHandlers<'announcements'> = {
  createAnnouncement,
  deleteAnnouncement,
  resendAnnouncement,
  updateAnnouncement,
};
