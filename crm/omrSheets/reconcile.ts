import type { OmrScoreFragment, OmrSheetFragment } from './generated/graphql.ts';

/** Where sheets and attendance disagree. */
export interface Disagreement {
  /** Were there, have no sheet. */
  missing: OmrScoreFragment[];
  /** Have a sheet, but were away from the week or from the exam. */
  absent: OmrScoreFragment[];
}

/** Compares who was there with whose sheets came in; who has no attendance yet is not missing. */
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
