import { staff, students } from '#mocks/cast.ts';
import { exam, sheet } from './deskExam.ts';

const { seoyeon, jihun } = students;
const of = ({ id, loginId, name }: { id: string; loginId: string; name: string }) => ({
  studentId: id,
  readNumber: loginId,
  student: { studentNumber: loginId, user: { name } },
});
const nobody = { studentId: null, readNumber: null, answers: null, student: null };
const locked = '암호가 걸린 PDF입니다. 암호를 풀어 다시 저장해 주세요.';
const hidden = '같은 쪽에 보이는 다른 답안지입니다. 한 장씩 다시 스캔해 주세요.';

/** A sheet behind another, a blank back, a letter, two sheets on A3, and a file that nobody can open. */
const omrSheets = [
  sheet(1),
  sheet(2, { ...of(seoyeon), status: 'NEEDS_REVIEW', flags: ['SEVERAL_SHEETS'] }),
  sheet(2, { ...nobody, id: sheet(12).id, part: 2, status: 'REJECTED', rejectReason: hidden }),
  sheet(3, { ...nobody, status: 'BLANK' }),
  sheet(4, { ...nobody, status: 'NO_SHEET' }),
  sheet(5, { ...nobody, ...of(jihun), answers: [2, 3, 1, 5, 17] }),
  sheet(5, {
    ...nobody,
    id: sheet(15).id,
    part: 2,
    status: 'NEEDS_REVIEW',
    readNumber: '9999',
    flags: ['UNKNOWN_NUMBER'],
  }),
  sheet(1, {
    ...nobody,
    id: sheet(21).id,
    scanId: exam.omrScans[0]!.id,
    fileName: '잠긴 답안.pdf',
    status: 'REJECTED',
    rejectReason: locked,
  }),
];

const scan = (at: number, fileName: string, pages: number) => ({
  ...exam.omrScans[at]!,
  fileName,
  status: 'DONE',
  pages,
  createdByStaff: { name: staff.ta.name },
  sheets_aggregate: { aggregate: { count: pages } },
});

/** An exam whose scans hold more and less than a sheet a page. */
export const mixed: typeof exam = {
  ...exam,
  omrLedger: { pages: 6, sheets: 6, graded: 2, needsReview: 2, rejected: 2, pending: 0, blank: 1, noSheet: 1 },
  omrScans: [scan(0, '잠긴 답안.pdf', 1), scan(1, '3주차 답안.pdf', 5)],
  omrSheets,
};
