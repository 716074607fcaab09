import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildTag } from '#mocks/builders/tag.ts';
import { filled } from '#mocks/states.ts';
import { LectureOptionsDocument } from '../../lectures/generated/graphql.ts';
import { hasAll } from '../../setup/testing/whatThereIs.ts';
import { StudentSchoolsDocument, StudentTagOptionsDocument } from '../generated/graphql.ts';

/** What a story with a `StudentPicker` reads for its narrowing, and of the academy where nobody is found. */
export const pickerOptions = [
  hasAll,
  filled(LectureOptionsDocument, { lectures: [buildLecture()] }),
  filled(StudentTagOptionsDocument, { tags: [buildTag()] }),
  filled(StudentSchoolsDocument, { students: [{ school: '다온고' }, { school: '세움고' }] }),
];
