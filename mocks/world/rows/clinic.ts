import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { branchesOf, nextVisitOf } from '../model/clinic.ts';
import { resitsOf } from '../model/sitting.ts';
import type { World, Task, Visit } from '../model/types.ts';
import { firstAttemptId } from './scores.ts';
import { stamps, type NewRow, type Rows } from './row.ts';

export function* clinicSlots(world: World): Rows<'clinic_slots'> {
  const suffix = branchesOf(world) > 1 ? (branch: number) => ` ${branch + 1}관` : () => '';
  for (const slot of world.slots) {
    const { id, day, startsAt, endsAt, capacity, counselType, branch } = slot;
    yield {
      ...{ id, reserve_type: slot.isCounsel ? 'COUNSEL' : 'CLINIC', counsel_type: counselType },
      ...{ starts_at: instant(day, startsAt), ends_at: instant(day, endsAt), capacity },
      room: `${slot.isCounsel ? '상담실' : '클리닉실'}${suffix(branch)}`,
      note: slot.isCounsel ? '' : '오답 노트와 시험지를 가져오세요.',
      ...{ closes_at: instant(day, startsAt - 60), cancel_until: instant(day, startsAt - 120) },
      ...stamps(staff.admin.id, day - 14),
    };
  }
}

export function* clinicParticipants(world: World): Rows<'clinic_participants'> {
  for (const visit of world.visits) {
    const { id, slot, student, status, counselType, waitingNumber, ta, day, minutes } = visit;
    const random = new Random('come', visit.index);
    const at = (minute: number) => instant(slot.day, minute);
    const hasLeft = status === 'DEPARTED';
    const cancelled = status === 'CANCELLED' ? at(slot.startsAt - random.int(125, 600)) : null;
    const departed = hasLeft ? at(slot.endsAt - random.int(0, 25)) : null;
    yield {
      ...{ id, slot_id: slot.id, reserve_type: slot.isCounsel ? 'COUNSEL' : 'CLINIC', student_id: student.id, status },
      ...{ counsel_type: counselType, starts_at: at(slot.startsAt), ends_at: at(slot.endsAt) },
      ...{ waiting_number: waitingNumber, ta_id: status === 'WAITING' ? null : ta.id, is_hurried: random.chance(0.04) },
      ...{ arrived_at: hasLeft ? at(slot.startsAt + random.int(-4, 12)) : null, departed_at: departed },
      ...{ cancelled_at: cancelled, version: hasLeft ? 3 : 1 },
      ...stamps(random.chance(0.7) ? student.id : staff.admin.id, day, minutes, departed ?? cancelled ?? undefined),
    };
  }
}

/**
 * What is to be done in each booking; behind a retake that failed stands another one. What is left over stands in the
 * next booking of its student, or in none.
 */
export function* clinicTodos(world: World): Rows<'clinic_todos'> {
  for (const student of world.students) {
    const next = nextVisitOf(student);
    const lengths = new Map<string | null, number>();
    const todos = student.visits.flatMap((visit) =>
      [...visit.tasks.entries()].flatMap(([at, task]) => todosOf(visit, at, task)),
    );
    for (const { home, ...todo } of todos) {
      const isLeft = todo.status === 'TODO' && home.status !== 'RESERVED';
      const participant = isLeft ? (next?.id ?? null) : home.id;
      const sequence = (lengths.get(participant) ?? 0) + 1;
      lengths.set(participant, sequence);
      yield { ...todo, student_id: student.id, participant_id: participant, sequence };
    }
  }
}

export function* clinicRules({ opened }: World): Rows<'clinic_rules'> {
  const { created_at, updated_at } = stamps(staff.admin.id, opened);
  yield { closing_time: '22:00', late_rule: 'WARN', holiday_rule: 'WARN', created_at, updated_at };
}

type Todo = NewRow<'clinic_todos'>;
type Unplaced = Omit<Todo, 'sequence' | 'student_id' | 'participant_id'> & { home: Visit };

function todosOf(visit: Visit, at: number, task: Task): Unplaced[] {
  const { slot, student, status } = visit;
  const id = (again: number) => idOf('clinic_todos', visit.index * 64 + at * 8 + again, visit.day, visit.minutes);
  const make = (again: number, state: NonNullable<Todo['status']>): Unplaced => {
    const isOver = state === 'DONE' || state === 'FAILED';
    const done = isOver ? instant(slot.day, slot.endsAt - 30 + 5 * again) : null;
    return {
      ...{ id: id(again), home: visit, kind: task.kind, title: task.title, status: state },
      ...{ follows_id: again === 0 ? null : id(again - 1), submitted_at: done, decided_at: done },
      ...{
        score_attempt_id: task.exam && firstAttemptId(task.exam, student),
        retake_exam_id: task.exam && task.exam.retakePaperId,
      },
      ...{ version: isOver ? 4 : 1, ...stamps(visit.ta.id, visit.day, visit.minutes, done ?? undefined) },
    };
  };
  if (status !== 'DEPARTED') return [make(0, 'TODO')];
  if (!task.exam) return [make(0, 'DONE')];
  const { sittings, hasPassed } = resitsOf(task.exam, student);
  if (sittings.length === 1 && hasPassed) return [make(0, 'DONE')];
  return [make(0, 'FAILED'), make(1, hasPassed ? 'DONE' : 'TODO')];
}
