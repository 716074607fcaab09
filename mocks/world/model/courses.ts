import { lectures as cast } from '../../cast.ts';
import { subjects, type Subject } from '../texts/curriculum.ts';
import type { Grade } from '../texts/schools.ts';

/** A lecture in the timetable of a term. */
export interface Course {
  name: string;
  teacher: string;
  subject: Subject;
  /** The students it is for. */
  grades: readonly Grade[];
  /** ISO weekday. */
  weekday: number;
  /** Minutes of the day. */
  startsAt: number;
  endsAt: number;
  room: string;
  capacity: number;
}

/** The timetable of a branch: the three lectures of the cast first. */
export const courses: readonly Course[] = [
  castCourse('calculusB', subjects.calculus, ['고2', '고3'], 1110),
  castCourse('statistics', subjects.statistics, ['고3', 'N수'], 1080),
  castCourse('basics', subjects.algebra, ['고1', '중3'], 840),
  course('미적분 실전', '김지훈', subjects.calculus, ['고3', 'N수'], 5, 1110, '301호', 60),
  course('수학Ⅱ 개념 완성', '최도현', subjects.analysis, ['고2'], 3, 1110, '201호', 60),
  course('공통수학 내신 대비', '이수빈', subjects.common, ['고1'], 1, 1080, '202호', 50),
  course('예비 고1 공통수학', '이수빈', subjects.common, ['중3'], 6, 600, '202호', 40),
  course('영어 독해 실전', '윤하늘', subjects.reading, ['고3', 'N수', '고2'], 7, 840, '401호', 80),
  course('영어 구문과 어법', '윤하늘', subjects.reading, ['고1', '고2'], 4, 1110, '401호', 60),
  course('국어 독서와 문학', '정다운', subjects.korean, ['고2', '고3'], 6, 1080, '402호', 60),
  course('화학Ⅰ 킬러 문항', '서지호', subjects.chemistry, ['고2', '고3'], 2, 1080, '501호', 40),
  course('수학Ⅰ 심화', '박은정', subjects.algebra, ['고2'], 7, 600, '302호', 50),
];

function castCourse(key: keyof typeof cast, subject: Subject, grades: readonly Grade[], startsAt: number): Course {
  const { name, teacherName, weekday, room } = cast[key];
  return course(name, teacherName, subject, grades, weekday, startsAt, room, 100);
}

function course(
  name: string,
  teacher: string,
  subject: Subject,
  grades: readonly Grade[],
  weekday: number,
  startsAt: number,
  room: string,
  capacity: number,
): Course {
  return { name, teacher, subject, grades, weekday, startsAt, endsAt: startsAt + 180, room, capacity };
}
