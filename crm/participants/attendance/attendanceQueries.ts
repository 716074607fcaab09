import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { First } from '#client/page/lazy/loadPage.ts';
import { AttendanceDocument, TermAttendanceDocument } from '../generated/graphql.ts';

/** How the marks of a week are asked for. */
export const weekMarks = (lectureId: string, weeklyLectureId: string) => ({
  document: AttendanceDocument,
  variables: { weeklyLectureId, lectureId },
});

/** How the marks of all weeks of a lecture are asked for. */
export const termMarks = (lectureId: string) => ({ document: TermAttendanceDocument, variables: { lectureId } });

export const firstMarks: First = ({ search, params: { lectureId = '', weekId = '' } }) => {
  if (new URLSearchParams(search).get('view') !== 'term') {
    const { document, variables } = weekMarks(lectureId, weekId);
    return firstQuestion('TA', document, variables);
  }
  const { document, variables } = termMarks(lectureId);
  return firstQuestion('TA', document, variables);
};
