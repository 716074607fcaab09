import { students as cast } from '../../cast.ts';
import { dateOf, instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { colleagueAt } from '../model/assistants.ts';
import type { Student, World } from '../model/types.ts';
import { textOf } from '../texts/fill.ts';
import { callName } from '../texts/names.ts';
import { consultTexts } from '../texts/consults.ts';
import { stamps, times, type Rows } from '../base/row.ts';

/** A note of every counsel that took place, and of calls; students who struggle get more calls. */
export function* consults(world: World): Rows<'consults'> {
  let n = 0;
  for (const student of world.students) {
    const random = new Random('consult', student.index);
    const talks = [...counselsOf(student), ...callsOf(world, random, student)];
    for (const { day, minutes, channel, withParent, by } of talks) {
      const who = by ?? colleagueAt(world, random, day).id;
      const counterpart = withParent ? 'PARENT' : 'STUDENT';
      const body = textOf(random, consultTexts[counterpart], factsOf(random, student));
      yield {
        id: idOf('consults', ++n, day, minutes),
        student_id: student.id,
        consulted_at: instant(day, minutes),
        consulted_by: who,
        channel,
        counterpart,
        body,
        ...stamps(who, day, minutes + 25),
      };
    }
  }
}

/** What called for a talk last month, and was done. */
export function* consultTasks(world: World): Rows<'consult_tasks'> {
  for (const student of world.students) {
    if (student.index % 10 !== 0 && student.id !== cast.minsu.id) continue;
    const day = world.today - 30;
    yield {
      id: idOf('consult_tasks', student.index + 1, day, 1290),
      student_id: student.id,
      kind: 'TODOS',
      reasons: JSON.stringify({ count: 1, since: dateOf(day - 8) }),
      opened_at: instant(day, 1290),
      closed_at: instant(day + 1, 1080),
      closed_by: colleagueAt(world, new Random('task', student.index), day).id,
      ...times(day, 1290, instant(day + 1, 1080)),
    };
  }
}

interface Talk {
  day: number;
  minutes: number;
  channel: 'PHONE' | 'VISIT' | 'MESSAGE' | 'VIDEO_CALL';
  withParent: boolean;
  by: string | null;
}

function counselsOf({ visits }: Student): Talk[] {
  return visits
    .filter(({ slot, status }) => slot.isCounsel && status === 'DEPARTED')
    .map(({ slot, counselType, ta }) => ({
      day: slot.day,
      minutes: slot.startsAt,
      channel: 'VISIT',
      withParent: counselType === 'PARENT',
      by: ta.id,
    }));
}

function callsOf({ today }: World, random: Random, { joined, left, diligence }: Student): Talk[] {
  const last = Math.min(left ?? today, today) - 1;
  const count = random.int(0, diligence < 0.6 ? 4 : 2);
  return Array.from({ length: last <= joined ? 0 : count }, () => ({
    day: random.int(joined, last),
    minutes: random.int(840, 1220),
    channel: random.weighted([
      ['PHONE', 7],
      ['MESSAGE', 2],
      ['VIDEO_CALL', 1],
    ] as const),
    withParent: random.chance(0.75),
    by: null,
  }));
}

function factsOf(random: Random, { name, school, enrollments }: Student) {
  const subject = enrollments.length > 0 ? random.pick(enrollments).lecture.course.subject : null;
  const unit = subject ? random.pick(subject.units) : '기초 계산';
  return { 이름: callName(name), 학교: school, 과목: subject?.name ?? '수학', 단원: unit };
}
