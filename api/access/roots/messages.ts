import type { RootAccess } from './format.ts';

/** Messages and who got them. */
export const messages: RootAccess = {
  smsMessages: ['absent', 'absent', 'absent', 'all', 'all'],
  smsMessages_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  smsMessages_by_pk: ['absent', 'absent', 'absent', 'all', 'all'],
  smsRecipients: ['absent', 'absent', 'absent', 'all', 'all'],
  smsRecipients_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  smsRecipients_by_pk: ['absent', 'absent', 'absent', 'all', 'all'],
  smsResults: ['absent', 'absent', 'absent', 'all', 'all'],
  smsResults_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
};
