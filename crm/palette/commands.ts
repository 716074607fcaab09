import { formatDay, formatSpan, formatWeek } from '#ui-kit';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as reportPaths } from '../reportCards/paths.ts';
import { paths as scorePaths } from '../scores/paths.ts';
import { paths as slotPaths } from '../clinicSlots/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import type { PaletteEntry } from './entries.ts';
import type { PaletteDaysQuery } from './generated/graphql.ts';

type Week = PaletteDaysQuery['weeklyLectures'][number];

/** What is done at each week, the ones nearest to today first: attendance, scores, and the sheets and report cards of its exams. */
export function commandsOf(weeks: readonly Week[], today: string): PaletteEntry[] {
  const distance = ({ heldOn }: Week): number => Math.abs(Date.parse(heldOn) - Date.parse(today));
  const near = [...weeks].sort((one, other) => distance(one) - distance(other));
  return [
    ...near.map((week) => command('출석 체크', whatOf(week), week, weekPaths.week(week.lectureId, week.id))),
    ...near.map((week) => command('성적 입력', whatOf(week), week, scorePaths.ofWeek(week.lectureId, week.id))),
    ...near.flatMap((week) =>
      week.exams.flatMap(({ id, name }) => [
        command('OMR 채점', `${name} ${whatOf(week)}`, week, omrPaths.ofExam(id)),
        command('성적표', `${name} ${whatOf(week)}`, week, reportPaths.ofExam(id)),
      ]),
    ),
  ];
}

/** The clinic and counsel slots around today. */
export function slotEntries(slots: PaletteDaysQuery['clinicSlots']): PaletteEntry[] {
  return slots.map((slot) => {
    const isClinic = slot.reserveType === 'CLINIC';
    return {
      id: slot.id,
      kind: isClinic ? '클리닉' : '상담',
      name: `${isClinic ? '클리닉' : '상담'} ${formatDay(slot.heldOn)} ${formatSpan(slot)}`,
      more: slot.room,
      href: isClinic ? clinicPaths.on(slot.heldOn) : slotPaths.on(slot.heldOn),
    };
  });
}

const whatOf = (week: Week): string => `${week.lecture.name} ${formatWeek(week)}`;

const command = (verb: string, what: string, { heldOn }: Week, href: string): PaletteEntry => ({
  kind: '할 일',
  name: `${verb} ${what}`,
  more: formatDay(heldOn),
  href,
});
