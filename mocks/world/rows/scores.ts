import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { assistantOf } from '../model/assistants.ts';
import { nextVisitOf } from '../model/clinic.ts';
import { retakeCutline } from '../model/exams.ts';
import { entryYearOf, scaleOf, schoolGrade, standingsOf } from '../model/grading.ts';
import { resitsOf, resultOf, type Result } from '../model/sitting.ts';
import { enrolledIn, type Student, type World, type Exam, type Visit } from '../model/types.ts';
import { stamps, times, type NewRow, type Rows } from '../base/row.ts';

export const scoreId = (exam: Exam, student: Student): string =>
  idOf('scores', exam.index * 65_536 + student.index, exam.made);

/** The id of a first attempt; retakes come later. */
export const firstAttemptId = (exam: Exam, student: Student): string =>
  idOf('score_attempts', 8 * (exam.index * 65_536 + student.index), exam.week.day, exam.week.endsAt);

/** A score for each participant of an exam's week. */
export function* scores(world: World): Rows<'scores'> {
  for (const exam of world.exams) {
    for (const { student } of enrolledIn(exam.week)) {
      const { status } = resultOf(exam, student);
      const changed = status === 'NONE' ? undefined : instant(exam.week.day, exam.week.endsAt);
      yield {
        id: scoreId(exam, student),
        exam_id: exam.id,
        weekly_lecture_id: exam.week.id,
        student_id: student.id,
        status,
        version: status === 'NONE' ? 1 : 2,
        ...times(exam.made, 540, changed),
      };
    }
  }
}

/** An expired lock: a TA went home yesterday in the middle of an entry. */
export function* scoreCellLocks({ exams, today }: World): Rows<'score_cell_locks'> {
  const exam = exams.findLast(({ week }) => week.isPast);
  const first = exam && enrolledIn(exam.week)[0];
  if (!first) return;
  const renewed_at = instant(today - 1, 1320);
  yield {
    score_id: scoreId(exam, first.student),
    retake_number: 0,
    holder_id: staff.ta.id,
    renewed_at,
    expires_at: instant(today - 1, 1320.5),
    ...times(today - 1, 1320),
  };
}

/** First attempts and retakes, exam by exam. */
export function* scoreAttempts(world: World): Rows<'score_attempts'> {
  for (const exam of world.exams) {
    const all = enrolledIn(exam.week).map(({ student }) => ({ student, result: resultOf(exam, student) }));
    const sat = all.filter(({ result }) => result.sitting !== null);
    // As exam_gives_grades() of the database says.
    const isGraded =
      sat.length >= rowDefaults.score_settings.leastTakers && all.every(({ result }) => result.status !== 'NONE');
    const standings = standingsOf(isGraded ? sat.map(({ result }) => result.sitting!.value) : []);
    for (const { student, result } of sat) yield* attemptsOf(world, exam, student, result, standings);
  }
}

function* attemptsOf(
  world: World,
  exam: Exam,
  student: Student,
  { delivery, sitting, isBelow }: Result,
  standings: ReturnType<typeof standingsOf>,
): Rows<'score_attempts'> {
  const { value, answers } = sitting!;
  const { week } = exam;
  const by = assistantOf(world, week).id;
  const visit = isBelow ? retakeVisitOf(exam, student) : undefined;
  const resits = visit?.status === 'DEPARTED' ? resitsOf(exam, student) : undefined;
  const scale = scaleOf(entryYearOf(world, student));
  const standing = standings.get(value);
  const score = { score_id: scoreId(exam, student), exam_id: exam.id };
  yield {
    id: firstAttemptId(exam, student),
    ...score,
    attempt_type: 'FIRST',
    retake_number: 0,
    retake_exam_id: null,
    value,
    delivery_type: delivery,
    clinic_status: isBelow ? clinicStatus(exam, student, visit, resits) : 'NONE',
    // Students at home reported only their points; there is no sheet.
    answers: delivery === 'HOME' ? null : answers,
    ...(standing ? { grade: schoolGrade(standing, scale), grade_scale: scale } : { grade: null, grade_scale: null }),
    ...stamps(by, week.day, week.endsAt),
  };
  if (!visit || !resits) return;
  for (const [at, resit] of resits.sittings.entries()) {
    const isLast = at === resits.sittings.length - 1;
    const cutline = exam.retakeExamId ? retakeCutline : exam.cutline;
    yield {
      id: idOf(
        'score_attempts',
        8 * (exam.index * 65_536 + student.index) + at + 1,
        visit.slot.day,
        visit.slot.endsAt - 20,
      ),
      ...score,
      attempt_type: 'RETAKE',
      retake_number: at + 1,
      retake_exam_id: exam.retakeExamId,
      value: resit.value,
      delivery_type: 'ONSITE',
      clinic_status: isLast && resit.value < cutline ? 'REQUIRED' : 'NONE',
      answers: resit.answers,
      grade: null,
      grade_scale: null,
      ...stamps(visit.ta.id, visit.slot.day, visit.slot.endsAt - 20),
    };
  }
}

/** The clinic booking in which an exam was, or will be, retaken. */
function retakeVisitOf(exam: Exam, { visits }: Student): Visit | undefined {
  return visits.find(({ tasks }) => tasks.some((task) => task.exam === exam));
}

function clinicStatus(
  exam: Exam,
  student: Student,
  visit: Visit | undefined,
  resits: ReturnType<typeof resitsOf> | undefined,
): NewRow<'score_attempts'>['clinic_status'] {
  if (resits?.hasPassed) return 'DONE';
  if (visit) return visit.status === 'RESERVED' || nextVisitOf(student) ? 'RESERVED' : 'REQUIRED';
  return new Random('exempt', exam.index, student.index).chance(0.12) ? 'EXEMPT' : 'REQUIRED';
}
