import { empty } from '#mocks/states.ts';
import { StudentConsultsDocument } from '../../consults/generated/graphql.ts';
import { StudentNotificationsDocument } from '../../notifications/generated/graphql.ts';
import { StudentNotificationLogsDocument } from '../../pushAlertTemplates/generated/graphql.ts';
import { StudentMessagesDocument } from '../../smsMessages/generated/graphql.ts';

/** Nothing of any kind; a story puts what it is about over it. */
export const noContacts = [
  empty(StudentMessagesDocument),
  empty(StudentNotificationsDocument),
  empty(StudentConsultsDocument),
  empty(StudentNotificationLogsDocument),
];
