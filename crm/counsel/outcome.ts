import type {
  ConsultInputChannel,
  ConsultInputCounterpart,
  ConsultInputTopic,
} from '#client/generated/rest/consults.ts';
import { timeInSeoul, todayInSeoul } from '#ui-kit';
import type { CounselBookingFragment } from './generated/graphql.ts';

/** What the form of a consult needs to record a counsel. */
export interface OutcomeProps {
  studentId: string;
  start: {
    /** The booking; a booking has one record. */
    clinicParticipantId: string;
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
export function outcomeOf({ id, startsAt, counselType }: CounselBookingFragment): OutcomeProps['start'] {
  // A talk is not recorded before it was held.
  const at = new Date(Math.min(Date.parse(startsAt), Date.now()));
  return {
    clinicParticipantId: id,
    day: todayInSeoul(at),
    time: timeInSeoul(at),
    topic: topics[counselType ?? ''] ?? 'STUDY',
    channel: 'VISIT',
    counterpart: counselType === 'PARENT' ? 'PARENT' : 'STUDENT',
  };
}
