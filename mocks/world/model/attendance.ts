import { weekdayOf } from '../base/calendar.ts';
import { Random } from '../base/random.ts';
import type { Student, Week } from './types.ts';

/** The names of the attendance types. */
export type Attendance = '출석' | '지각' | '조퇴' | '결석' | '영상' | '보강' | '공결';

/** One mark with the memo of staff. */
export interface Mark {
  attendance: Attendance;
  note: string;
  /** In the lecture room on that day. */
  isThere: boolean;
}

/** Memos for a mark, weighted by how common they are; `null` for none. */
const reasons = {
  ill: ['감기 몸살', '독감 확진, 등교 중지 기간', '장염으로 병원', '고열로 조퇴하고 쉼', '병원 진료'],
  absent: [
    '보호자께 연락함',
    '연락 없이 결석, 보호자 통화',
    '가족 행사',
    '학교 수행평가',
    '할머니 댁 방문',
    '늦잠, 영상으로 보충하기로',
  ],
  late: [
    '버스가 늦음',
    '학교 청소 당번',
    '저녁 먹고 옴',
    '앞 학원 늦게 끝남',
    '10분 지각',
    '20분 지각, 시험은 따로 봄',
  ],
  early: ['두통으로 먼저 감', '통학 버스 시간', '가족 약속', '8시에 조퇴, 과제 안내함'],
  official: ['학교 행사', '교내 대회', '현장 체험 학습', '전국연합 모의고사'],
} as const;

/** A student's attendance in a week; every call returns the same. Future weeks have none. */
export function markOf(week: Week, student: Student): Mark | null {
  if (!week.isPast) return null;
  const random = new Random('attendance', week.index, student.index);
  const slack = 1 - student.diligence;
  const { day } = week;
  if (random.chance(0.008 + 0.05 * illness(day))) return away(random, '결석', random.pick(reasons.ill));
  if (random.chance(0.006)) return mark('공결', random.pick(reasons.official), false);
  if (random.chance(0.01 + 0.11 * slack * slack + (weekdayOf(day) >= 6 ? 0.012 : 0))) {
    return away(random, '결석', random.chance(0.6) ? random.pick(reasons.absent) : '');
  }
  const late = student.isLatecomer ? 0.45 : 0.015 + 0.1 * slack + (weekdayOf(day) === 1 ? 0.02 : 0);
  if (random.chance(late)) return mark('지각', random.chance(0.4) ? random.pick(reasons.late) : '', true);
  if (random.chance(0.008)) return mark('조퇴', random.chance(0.7) ? random.pick(reasons.early) : '', true);
  return mark('출석', '', true);
}

/** Absent students often watch the recording or come to a make-up lesson. */
function away(random: Random, absent: '결석', note: string): Mark {
  if (random.chance(0.34)) return mark('영상', note, false);
  if (random.chance(0.12)) return mark('보강', '다른 반에서 보강', false);
  return mark(absent, note, false);
}

const mark = (attendance: Attendance, note: string, isThere: boolean): Mark => ({ attendance, note, isThere });

/** Two waves a year: the flu of December and January, a smaller one at the end of September. 0 … 1. */
function illness(day: number): number {
  const ofYear = ((day - 1) % 365.25) / 365.25;
  return Math.max(wave(ofYear, 0.99, 0.05), 0.7 * wave(ofYear, 0.74, 0.02));
}

function wave(at: number, peak: number, width: number): number {
  const apart = Math.abs(at - peak);
  const distance = Math.min(apart, 1 - apart) / width;
  return Math.exp(-0.5 * distance * distance);
}
