import type { ConsultChannel, ConsultCounterpart, ConsultTopic } from '#client/generated/rest/consults.ts';
import { timeInSeoul, todayInSeoul } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import type { CounselBookingFragment } from './generated/graphql.ts';

/** The values a consult's form needs to record a counsel. */
export interface OutcomeProps {
  studentId: string;
  start: {
    /** The booking; each booking has at most one consult. */
    clinicParticipantId: string;
    day: string;
    time: string;
    topic: ConsultTopic;
    channel: ConsultChannel;
    counterpart: ConsultCounterpart;
  };
  onClose: () => void;
}

const topics: Readonly<Record<string, ConsultTopic>> = { SCORES: 'SCORES', CAREER: 'CAREER', LIFE: 'LIFE' };

/** The consult values known from a booking. */
export function outcomeOf({ id, startsAt, counselType }: CounselBookingFragment): OutcomeProps['start'] {
  // A counsel that has not taken place cannot be recorded.
  const at = new Date(Math.min(Date.parse(startsAt), serverClock.now().getTime()));
  return {
    clinicParticipantId: id,
    day: todayInSeoul(at),
    time: timeInSeoul(at),
    topic: topics[counselType ?? ''] ?? 'STUDY',
    channel: 'VISIT',
    counterpart: counselType === 'PARENT' ? 'PARENT' : 'STUDENT',
  };
}
