import { josa } from 'es-hangul';
import { camelCase } from '#hasura/camelCase.ts';
import { tableWords } from '#hasura/generated/columnWords.ts';
import { references } from '#hasura/generated/references.ts';

/** What people call a row, where the history of changes calls its table by what is changed in it. */
export const nouns: Readonly<Record<string, string>> = {
  ...tableWords,
  participants: '수강생',
  score_attempts: '응시 기록',
};

/** The fields of requests that are not named like the column. */
const fields: Readonly<Record<string, string>> = {
  attendance_type_id: 'attTypeId',
  link_id: 'linkIds',
  makeup_for_id: 'participantId',
  one_id: 'studentId',
  original_question_id: 'questions',
  other_id: 'studentId',
  question_id: 'questions',
  version_id: 'versionIds',
};

/** Whether a row was to be written that names another which is not there; the same constraint refuses to delete what is used. */
export const namesNothing = (message: string): boolean =>
  /insert or update on table .* violates foreign key constraint/s.test(message);

/** What is not there, in a Korean sentence, and the field that names it. @param constraint a foreign key */
export function sayMissing(constraint = ''): { detail: string; field?: string } {
  const [table = '', column] = references[constraint] ?? [];
  const detail = `${josa(nouns[table] ?? '고른 항목', '을/를')} 찾을 수 없습니다. 그 사이에 삭제되었을 수 있습니다.`;
  return column === undefined ? { detail } : { detail, field: fields[column] ?? camelCase(column) };
}
