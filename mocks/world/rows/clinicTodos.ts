import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { stamps, type NewRow, type Rows } from '../base/row.ts';
import { nextVisitOf } from '../model/clinic.ts';
import { resitsOf } from '../model/sitting.ts';
import type { World, Task, Visit } from '../model/types.ts';
import { firstAttemptId } from './scores.ts';

/**
 * The todos of each booking; a failed retake is followed by another one. Unfinished todos move to the next booking of
 * the student, or have no booking.
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

type Todo = NewRow<'clinic_todos'>;

type Unplaced = Omit<Todo, 'sequence' | 'student_id' | 'participant_id'> & { home: Visit };

function todosOf(visit: Visit, at: number, task: Task): Unplaced[] {
  const { slot, student, status } = visit;
  const id = (again: number) => idOf('clinic_todos', visit.index * 64 + at * 8 + again, visit.day, visit.minutes);
  const make = (again: number, state: NonNullable<Todo['status']>): Unplaced => {
    const isOver = state === 'DONE' || state === 'FAILED';
    const done = isOver ? instant(slot.day, slot.endsAt - 30 + 5 * again) : null;
    return {
      id: id(again),
      home: visit,
      kind: task.kind,
      title: task.title,
      status: state,
      follows_id: again === 0 ? null : id(again - 1),
      submitted_at: done,
      decided_at: done,
      score_attempt_id: task.exam && firstAttemptId(task.exam, student),
      retake_exam_id: task.exam && task.exam.retakeExamId,
      version: isOver ? 4 : 1,
      ...stamps(visit.ta.id, visit.day, visit.minutes, done ?? undefined),
    };
  };
  if (status !== 'DEPARTED') return [make(0, 'TODO')];
  if (!task.exam) return [make(0, 'DONE')];
  const { sittings, hasPassed } = resitsOf(task.exam, student);
  if (sittings.length === 1 && hasPassed) return [make(0, 'DONE')];
  return [make(0, 'FAILED'), make(1, hasPassed ? 'DONE' : 'TODO')];
}
