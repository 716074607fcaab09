/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConsultInputChannel } from './consultInputChannel.ts';
import type { ConsultInputCounterpart } from './consultInputCounterpart.ts';
import type { ConsultInputTopic } from './consultInputTopic.ts';
import type { Id } from './id.ts';

export interface ConsultInput {
  /** Not later than now */
  consultedAt: string;
  /** Who talked; whoever writes it when absent */
  consultedBy?: Id | null;
  /** 학습, 성적, 출결, 진로·입시, 생활, 수납, 기타 */
  topic: ConsultInputTopic;
  channel: ConsultInputChannel;
  counterpart: ConsultInputCounterpart;
  /**
     * @minLength 1
     * @maxLength 5000
     */
  body: string;
  /** The counsel booking of this student it comes of; stays when absent */
  clinicParticipantId?: Id | null;
  /** When to talk again, not before the day of the consult */
  followUpOn?: string | null;
}
