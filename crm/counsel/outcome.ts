import type { ConsultInputChannel } from '#client/generated/rest/model/consultInputChannel.ts';
import type { ConsultInputCounterpart } from '#client/generated/rest/model/consultInputCounterpart.ts';
import type { ConsultInputTopic } from '#client/generated/rest/model/consultInputTopic.ts';
import { timeInSeoul, todayInSeoul } from '#ui-kit';
import type { CounselBookingFragment } from './generated/graphql.ts';

/** What the form of a consult needs to record a counsel. */
export interface OutcomeProps {
  studentId: string;
  start: {
    day: string;
    time: string;
    topic: ConsultInputTopic;
    channel: ConsultInputChannel;
    counterpart: ConsultInputCounterpart;
  };
  onClose: () => void;
}

const topics: Readonly<Record<string, ConsultInputTopic>> = { SCORES: 'SCORES', CAREER: 'CAREER', LIFE: 'LIFE' };

/** What a booking says of the talk that came of it. */
export function outcomeOf({ startsAt, counselType }: CounselBookingFragment): OutcomeProps['start'] {
  // A talk is not recorded before it was held.
  const at = new Date(Math.min(Date.parse(startsAt), Date.now()));
  return {
    day: todayInSeoul(at),
    time: timeInSeoul(at),
    topic: topics[counselType ?? ''] ?? 'STUDY',
    channel: 'VISIT',
    counterpart: counselType === 'PARENT' ? 'PARENT' : 'STUDENT',
  };
}

/** How long after its end a record still belongs to a talk, in milliseconds. */
const AFTER_MS = 12 * 3_600_000;

/** The record of a booking's talk among the student's: the one held at its time. */
export function recordOf<Consult extends { consultedAt: string }>(
  { startsAt, endsAt }: Pick<CounselBookingFragment, 'startsAt' | 'endsAt'>,
  consults: readonly Consult[],
): Consult | undefined {
  const from = Date.parse(startsAt) - 60 * 60_000;
  const to = Date.parse(endsAt) + AFTER_MS;
  return consults.find(({ consultedAt }) => Date.parse(consultedAt) >= from && Date.parse(consultedAt) <= to);
}
