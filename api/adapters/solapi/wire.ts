/** What Solapi's `messages/v4` says and is told, as far as it is used here. */
export interface SolapiMessage {
  to: string;
  from: string;
  country: string;
  type: 'SMS' | 'LMS' | 'MMS' | 'ATA';
  /** Of an ATA, what is sent where Kakao cannot deliver it. */
  text: string;
  subject?: string | undefined;
  kakaoOptions?: SolapiKakao | undefined;
  /** Of an MMS: a file of the storage. */
  imageId?: string | undefined;
  customFields: { recipient: string };
}

/** An 알림톡: the registered template, its values by `#{이름}`, and whether it stays without a text where it cannot arrive. */
interface SolapiKakao {
  pfId: string;
  templateId: string;
  variables: Record<string, string>;
  disableSms: boolean;
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

/** A text as a list and a receipt tell of it. An ATA that became a text keeps its id and has the type of that text. */
export interface SolapiStored {
  messageId: string;
  type?: string | null;
  kakaoOptions?: { disableSms?: boolean } | null;
  statusCode?: string | null;
  reason?: string | null;
  statusMessage?: string | null;
}
