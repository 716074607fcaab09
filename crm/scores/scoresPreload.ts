import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { First } from '#client/page/lazy/loadPage.ts';
import { TermScoresDocument, WeekScoresDocument } from './generated/graphql.ts';

/** How the scores of a week are asked for. */
export const weekScores = (weekId: string) => ({ document: WeekScoresDocument, variables: { weekId } });

/** How the scores of all weeks of a lecture are asked for. */
export const termScores = (lectureId: string) => ({ document: TermScoresDocument, variables: { lectureId } });

export const firstScores: First = ({ search, params: { lectureId = '', weekId = '' } }) => {
  if (new URLSearchParams(search).get('view') !== 'term') {
    const { document, variables } = weekScores(weekId);
    return firstQuestion('TA', document, variables);
  }
  const { document, variables } = termScores(lectureId);
  return firstQuestion('TA', document, variables);
};
