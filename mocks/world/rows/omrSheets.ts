import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, type NewRow, type Rows } from '../base/row.ts';
import { assistantOf } from '../model/assistants.ts';
import { resultOf } from '../model/sitting.ts';
import { enrolledIn, type World, type Exam } from '../model/types.ts';

type Sheet = NewRow<'omr_sheets'>;

/** The files of scans: one for each exam whose sheets are kept. */
export function* omrScans(world: World): Rows<'omr_scans'> {
  for (const [n, { exam, pages }] of scannedExams(world).entries()) {
    const by = assistantOf(world, exam.week).id;
    yield {
      id: scanId(exam, n),
      exam_id: exam.id,
      file_name: `${exam.name} 답안.pdf`,
      status: 'DONE',
      tries: 1,
      pages: pages.length,
      ...stamps(by, exam.week.day, exam.week.endsAt + 15),
    };
  }
}

/** In the latest exams, pages about which the reader was not sure still wait for review. */
export function* omrSheets(world: World): Rows<'omr_sheets'> {
  let n = 0;
  for (const [scan, { exam, pages }] of scannedExams(world).entries()) {
    const { week } = exam;
    const by = assistantOf(world, week).id;
    for (const [at, page] of pages.entries()) {
      yield {
        id: idOf('omr_sheets', ++n, week.day, week.endsAt + 15),
        exam_id: exam.id,
        retake_exam_id: null,
        scan_id: scanId(exam, scan),
        file_name: `${exam.name} 답안.pdf`,
        page: at + 1,
        version: 3,
        ...stamps(by, week.day, week.endsAt + 15),
        ...page,
      };
    }
  }
}

const scanId = ({ week }: Exam, n: number) => idOf('omr_scans', n + 1, week.day, week.endsAt + 15);

/** Scans are kept for two weeks. */
function scannedExams(world: World) {
  return world.exams
    .filter(({ week }) => week.isPast && week.day >= world.today - 14)
    .map((exam) => ({ exam, pages: pagesOf(world, exam) }))
    .filter(({ pages }) => pages.length > 0);
}

function pagesOf(world: World, exam: Exam) {
  const { week } = exam;
  const by = assistantOf(world, week).id;
  const pages = enrolledIn(week).flatMap(({ student }) => {
    const { sitting, delivery } = resultOf(exam, student);
    if (!sitting || delivery !== 'ONSITE') return [];
    const random = new Random('sheet', exam.index, student.index);
    const isDoubtful = random.chance(0.05);
    const flag = random.pick(['DOUBLE_MARK', 'FAINT_MARK'] as const);
    return [
      {
        student_id: student.id,
        status: 'GRADED',
        read_number: student.number,
        answers: sitting.answers,
        confidence: isDoubtful ? random.int(550, 790) / 1000 : random.int(930, 999) / 1000,
        flags: isDoubtful ? [flag] : [],
        reviewed_by: isDoubtful ? by : null,
      } satisfies Partial<Sheet>,
    ];
  });
  const isLate = week.day >= world.today - 7 && pages.length > 0;
  return isLate ? [...pages, unknownSheet(exam)] : pages;
}

/** A page with a student number that does not exist. */
function unknownSheet({ index, points }: Exam) {
  const random = new Random('unknown sheet', index);
  const digits = String(random.int(0, 99)).padStart(2, '0');
  const answers = Array.from({ length: points.length }, () => random.int(1, 5));
  return {
    student_id: null,
    status: 'NEEDS_REVIEW',
    read_number: `2026?0${digits}`,
    answers,
    confidence: 0.41,
    flags: ['UNKNOWN_NUMBER'],
    reviewed_by: null,
  } satisfies Partial<Sheet>;
}
