/** A text to one phone. */
export interface SmsMessage {
  /** E.164, `+821012345678`. */
  to: string;
  text: string;
}

/** A text of a group; `id` is ours and comes back with what became of it. */
export interface GroupedSms extends SmsMessage {
  id: string;
  channel: 'SMS' | 'LMS' | 'MMS' | 'ALIMTALK';
  title: string;
  /** Of an 알림톡: the Kakao template and what fills it. The provider sends the text where that cannot arrive; we never do. */
  kakao: { templateId: string; variables: Record<string, string> } | null;
  /** Of an MMS: what the provider calls its picture. */
  imageId: string | null;
}

/** Whether the provider took a text into a group. Nothing is sent by that. */
export interface TakenSms {
  id: string;
  /** The provider's id; null for one that it refused. */
  providerId: string | null;
  code: string;
  reason: string;
}

/** How a text stands at the provider. */
export interface SmsFate {
  providerId: string;
  state: 'SENT' | 'DELIVERED' | 'FAILED';
  /** Which way it went in the end; null where the provider does not say. */
  wentBy: GroupedSms['channel'] | null;
  code: string;
  reason: string;
}

/** The account at the provider. */
export interface SmsAccount {
  /** 원; null where nothing costs. */
  balance: number | null;
  senderNumbers: string[];
}

/** What a failed call says about a further try. */
export type SmsProblemKind =
  /** The provider is away or has too much to do. It may have done what it was asked. */
  | 'later'
  /** Nothing goes out until somebody does something: a wrong key, an empty balance, an unknown sender number. */
  | 'blocked'
  /** It does not take this request; others may go through. */
  | 'refused'
  /** There is no such group: it was withdrawn or never filled, and cannot be sent any more. */
  | 'gone';

/** A call to the provider failed. `reason` is for people and names no phone. */
export class SmsProblem extends Error {
  override readonly name = 'SmsProblem';
  readonly kind: SmsProblemKind;
  readonly code: string;
  /** Seconds to wait, where the provider says. */
  readonly retryAfter: number | null;

  constructor(kind: SmsProblemKind, code: string, reason: string, retryAfter: number | null = null) {
    super(reason);
    this.kind = kind;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/**
 * A provider of texts. Texts are put into a group, which is then sent as a whole: however often a group is sent, its texts go out once. Every
 * call may throw `SmsProblem`.
 */
export interface Sms {
  kind: 'solapi' | 'outbox' | 'off';
  /** Whether it sends 알림톡; where it does not, those go as texts. */
  sendsAlimtalk: boolean;
  /** Gives the provider a JPEG of at most 200 kB for MMS: its id there. */
  upload(jpeg: Uint8Array): Promise<string>;
  /** Opens an empty group: its id. */
  open(): Promise<string>;
  /** Puts texts into a group, in their order; none goes out yet. */
  fill(group: string, texts: readonly GroupedSms[]): Promise<TakenSms[]>;
  /** Sends a group. Sending it again changes nothing. */
  send(group: string): Promise<void>;
  /** Withdraws a group that was not sent; from then on it cannot be. False when it was sent. */
  withdraw(group: string): Promise<boolean>;
  /** How the texts of a group that was sent stand. */
  fates(group: string): Promise<SmsFate[]>;
  account(): Promise<SmsAccount>;
  /** The fates that a signed call of the provider brings; null when the signature is wrong. */
  readReceipts(body: Uint8Array, headers: Headers, now: Date): Promise<SmsFate[] | null>;
}
