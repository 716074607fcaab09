import { filled } from '#mocks/states.ts';
import { WeekAbsencesDocument } from '../generated/graphql.ts';

/** No parent told an absence. */
export const noAbsences = filled(WeekAbsencesDocument, { absenceNotices: [] });
