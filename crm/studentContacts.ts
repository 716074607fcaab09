import type { ContactRecord } from './face.ts';

/** The records of contacts with a student, of every slice that has one. */
export const contactRecords = Object.values(
  import.meta.glob<ContactRecord>('./*/studentContacts.tsx', { eager: true, import: 'studentContacts' }),
);
