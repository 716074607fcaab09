/** What Solapi's `messages/v4` says and is told, as far as it is used here. */
export interface SolapiMessage {
  to: string;
  from: string;
  country: string;
  type: 'SMS' | 'LMS';
  text: string;
  subject?: string | undefined;
  customFields: { recipient: string };
}

/** One text's answer when it is put into a group. */
export interface SolapiTaken {
  to: string;
  messageId: string;
  statusCode: string;
  statusMessage: string;
  customFields?: { recipient?: string } | null;
}

/** A group; it goes out once, on its way from PENDING. */
export interface SolapiGroup {
  groupId: string;
  status: 'PENDING' | 'SENDING' | 'COMPLETE' | 'DELETED' | 'SCHEDULED' | 'FAILED';
}

/** A text as a list and a receipt tell of it. */
export interface SolapiStored {
  messageId: string;
  statusCode?: string | null;
  reason?: string | null;
  statusMessage?: string | null;
}
