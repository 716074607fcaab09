import type { OmrScoreFragment, OmrSheetFragment } from '../generated/graphql.ts';

/** Differences between sheets and attendance. */
export interface Disagreement {
  /** Present, but without a sheet. */
  missing: OmrScoreFragment[];
  /** Have a sheet, but were absent from the week or from the exam. */
  absent: OmrScoreFragment[];
}

/** Compares attendance with the scanned sheets; students without an attendance mark do not count as missing. */
export function reconcile(scores: readonly OmrScoreFragment[], sheets: readonly OmrSheetFragment[]): Disagreement {
  const handedIn = new Set(
    sheets.filter(({ status, retakeExam }) => status !== 'REJECTED' && !retakeExam).map(({ studentId }) => studentId),
  );
  const wasThere = ({ participant }: OmrScoreFragment) => participant.attendanceType?.countsAsPresent;
  const isAway = (score: OmrScoreFragment) => wasThere(score) === false || score.status === 'ABSENT';
  return {
    missing: scores.filter(
      (score) => !handedIn.has(score.student.id) && wasThere(score) && !['ABSENT', 'EXEMPT'].includes(score.status),
    ),
    absent: scores.filter((score) => handedIn.has(score.student.id) && isAway(score)),
  };
}
