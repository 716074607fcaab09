/** A text to one phone. */
export interface SmsMessage {
  /** E.164, `+821012345678`. */
  to: string;
  text: string;
}

/** Sends texts. Rejects when the provider refused the message. */
export interface Sms {
  send(message: SmsMessage): Promise<void>;
}
