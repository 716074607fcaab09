import { importFields } from '../../../students/import/read/fields.ts';
import { standingWords } from '../../../_protocol/lists/standing.ts';
import type { Field } from '../types.ts';

const numbered = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word, ...[1, 2, 3, 4, 5, 6].map((number) => `${word}${number}`)]);

/** The names of each field in a header, without spaces and punctuation. */
export const vocabulary: Readonly<Record<Field, { words: readonly string[] }>> = {
  lecture: {
    words: numbered([
      ...importFields.lecture.words,
      '수업',
      '수업명',
      '강좌',
      '강좌명',
      '클래스',
      '클래스명',
      '수강과목',
      '수강',
      '등록반',
      '소속반',
      'class',
    ]),
  },
  teacher: {
    words: [
      '선생님',
      '선생',
      '강사',
      '강사명',
      '담당강사',
      '담임강사',
      '담당',
      '담임',
      '담당선생님',
      '담임선생님',
      '교사',
      '담당교사',
      'teacher',
    ],
  },
  days: { words: ['요일', '수업요일', '강의요일'] },
  hours: {
    words: ['시간', '수업시간', '강의시간', '시간표', '수업시간표', '요일시간', '요일및시간', '수업일시', '강의일시'],
  },
  startsAt: { words: ['시작시간', '시작시각', '시작'] },
  endsAt: { words: ['종료시간', '종료시각', '끝시간', '끝나는시간', '종료'] },
  monday: { words: ['월', '월요일'] },
  tuesday: { words: ['화', '화요일'] },
  wednesday: { words: ['수', '수요일'] },
  thursday: { words: ['목', '목요일'] },
  friday: { words: ['금', '금요일'] },
  saturday: { words: ['토', '토요일'] },
  sunday: { words: ['일', '일요일'] },
  room: { words: ['강의실', '교실', '호실', '장소', '강의장', 'room'] },
  capacity: { words: ['정원', '정원수', '수강정원', '최대인원', '모집인원', '제한인원', '인원제한'] },
  term: { words: ['기간', '수강기간', '강의기간', '수업기간', '운영기간'] },
  startsOn: { words: ['개강일', '개강', '개강일자', '시작일', '시작일자', '강의시작일'] },
  endsOn: { words: ['종강일', '종강', '종강일자', '종료일', '종료일자', '강의종료일'] },
  weeks: { words: ['주차', '주차수', '주수', '총주차', '강의주차'] },
  name: importFields.name,
  studentNumber: importFields.studentNumber,
  school: importFields.school,
  phone: importFields.phone,
  parentPhone: importFields.parentPhone,
  fromDate: { words: ['등록일', '수강등록일', '수강시작일', '수강일', '입반일', '입학일', '등록일자'] },
  standing: { words: standingWords },
};

/** The columns of the days of the week, Monday first. */
export const dayFields = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** What a column of a sheet of lectures, and of one of students, may hold. */
export const fieldsAbout: Readonly<Record<'LECTURES' | 'STUDENTS', readonly Field[]>> = {
  LECTURES: [
    'lecture',
    'teacher',
    'days',
    'hours',
    'startsAt',
    'endsAt',
    ...dayFields,
    'room',
    'capacity',
    'term',
    'startsOn',
    'endsOn',
    'weeks',
  ],
  STUDENTS: ['lecture', 'name', 'studentNumber', 'school', 'phone', 'parentPhone', 'fromDate', 'standing'],
};
