import type { LectureSheet, LectureSheetField } from '#client/generated/rest/lectureImports.ts';

/** What each column can hold, as people call it; the import knows these words in a header. */
const labels = {
  lecture: '강의명',
  teacher: '선생님',
  days: '요일',
  hours: '시간',
  startsAt: '시작 시각',
  endsAt: '종료 시각',
  monday: '월요일',
  tuesday: '화요일',
  wednesday: '수요일',
  thursday: '목요일',
  friday: '금요일',
  saturday: '토요일',
  sunday: '일요일',
  room: '강의실',
  capacity: '정원',
  term: '기간',
  startsOn: '개강일',
  endsOn: '종강일',
  weeks: '주차 수',
  name: '이름',
  studentNumber: '학번',
  school: '학교',
  phone: '휴대폰',
  parentPhone: '보호자 휴대폰',
  fromDate: '수강 시작일',
  standing: '상태',
} as const satisfies Record<LectureSheetField, string>;

const ofStudents: readonly LectureSheetField[] = [
  'name',
  'studentNumber',
  'school',
  'phone',
  'parentPhone',
  'lecture',
  'fromDate',
  'standing',
];

/** The fields that a sheet of lectures, or of students, can have. */
export function fieldsOf({ about }: Pick<LectureSheet, 'about'>) {
  const all = Object.entries(labels).map(([value, label]) => ({ value, label }));
  const isOfStudents = (value: string): boolean => ofStudents.some((field) => field === value);
  return all.filter(({ value }) => value === 'lecture' || isOfStudents(value) === (about === 'STUDENTS'));
}

/** The columns of the two sheets of a template. */
export const templates = {
  강의: (['lecture', 'teacher', 'days', 'hours', 'room', 'capacity', 'startsOn', 'endsOn'] as const).map(
    (field) => labels[field],
  ),
  수강: (['name', 'studentNumber', 'phone', 'lecture', 'fromDate'] as const).map((field) => labels[field]),
};

/** What each column may contain. */
export const rules: readonly (readonly [string, string])[] = [
  ['강의명', '강의 시트와 수강 시트를 잇는 이름입니다. 한 칸에 여러 강의를 쉼표로 나눠 적을 수 있습니다.'],
  ['요일 · 시간', '월수 18:00~20:00처럼 적습니다. 요일마다 시간이 다르면 월 18:00~20:00, 토 10:00~12:00처럼 적습니다.'],
  [
    '개강일 · 종강일',
    '2026-09-01처럼 적습니다. 학기 중이면 지난 주차는 만들지 않습니다. 종강일 대신 주차 수도 됩니다.',
  ],
  ['이름 · 학번 · 휴대폰', '학번이 있으면 학번으로, 없으면 이름과 전화번호, 학교로 학생을 찾습니다.'],
  ['상태', '퇴원, 휴원처럼 적힌 학생은 등록하지 않습니다.'],
];
