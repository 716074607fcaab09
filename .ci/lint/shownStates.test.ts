import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAllItNames } from '../generate/states/modules.ts';
import { readStates, states, type Line, type State } from '../generate/states/table.ts';

const lines = readStates();
const nameOf = ({ part }: Line) => part.file.replace(/\.tsx$/, '');
const lacks = ({ cells }: Line, state: State) => {
  const cell = cells[state];
  return 'stories' in cell && cell.stories.length === 0;
};
const missing = lines.flatMap((line) =>
  states.filter((state) => lacks(line, state)).map((state) => `${nameOf(line)}: ${state}`),
);

/** Parts that no story shows in a state, as `docs/generated/states.md` tells. The list only gets shorter. */
const waiting = `
  app/pages/BoardPost: empty
  crm/account/AddPasskeyDialog: loading
  crm/account/ConnectAppDialog: loading
  crm/attendanceTypes/AttendanceTypeDialog: loading, failed
  crm/auditLog/AuditLogTab: no right
  crm/auditLog/ChangeDialog: loading, failed, no right
  crm/auditLog/ExportDialog: loading, failed
  crm/board/SettingsDialog: loading
  crm/clinic/GradeDialog: loading, failed
  crm/clinic/MemoDialog: filled
  crm/clinic/TimeDialog: filled
  crm/clinicSlots/MoveConflictDialog: loading
  crm/clinicSlots/SlotDialogs: loading
  crm/consents/BirthdayDialog: loading
  crm/consents/ConsentDialog: loading, failed
  crm/consults/AlertSettingsDialog: loading, failed
  crm/enrollments/AddStudentsDialog: empty, loading, failed
  crm/enrollments/EndEnrollmentDialog: filled, loading
  crm/enrollments/EnrollDialog: loading, failed
  crm/enrollments/TransferDialog: empty, loading, failed
  crm/errorLogs/ErrorDialog: loading, failed, no right
  crm/exams/CopyExamDialog: empty, loading, failed
  crm/exams/LinkExamDialog: loading
  crm/exams/RegradeDialog: loading
  crm/expenseClaims/ClaimDialog: no right
  crm/inquiries/InquiryDialog: loading, failed
  crm/lectureMaterials/MaterialDialog: loading, failed
  crm/lectures/LectureDialog: loading, failed
  crm/omrSheets/SheetMemoDialog: loading, failed
  crm/palette/CommandPalette: loading
  crm/parentLinks/LinkDialog: empty, loading, failed
  crm/participants/attendance/MakeupDialog: empty, loading, failed
  crm/participants/list/AddParticipantsDialog: loading, failed
  crm/payroll/CloseDialog: loading, failed
  crm/payroll/MonthTools: loading
  crm/payroll/PayDialog: empty, loading
  crm/payroll/RulesDialog: empty, loading, failed
  crm/pushAlertTemplates/TemplateDialog: empty, loading, failed
  crm/reportCards/LinksDialog: loading, failed
  crm/retakeExams/RetakeExamDialog: loading, failed
  crm/retakeExams/RetakeExams: loading, failed
  crm/retakeExams/clinic/ClinicDialog: empty, loading, failed
  crm/retention/RuleDialog: filled, loading
  crm/retention/WithdrawalDialog: loading, failed`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [part = '', list = ''] = line.trim().split(': ');
    return list.split(', ').map((state) => `${part}: ${state}`);
  });

test('every part is shown by a story in each state it can be in, but for those that wait', () => {
  expect(lines.length).toBeGreaterThan(300);
  expect(missing.filter((one) => !waiting.includes(one))).toEqual([]);
});

test('what a story shows, or what is gone, does not wait any more', () => {
  expect(waiting.filter((one) => !missing.includes(one))).toEqual([]);
  expect(waiting.length).toBeLessThanOrEqual(83);
});

test('a screen is shown by the stories that answer what it asks for', () => {
  const tags = lines.find((line) => nameOf(line) === 'crm/tags/TagListPage');
  expect(tags?.part.reads).toContain('TagList');
  expect(tags?.cells).toMatchObject({
    empty: { stories: ['Empty'] },
    loading: { stories: ['Loading'] },
    failed: { stories: ['Failed'] },
  });
});

test('a page that asks for nothing can neither load nor fail', () => {
  const page = lines.find((line) => nameOf(line) === 'crm/accessLog/AuditPage');
  expect(page?.cells).toMatchObject({
    loading: { cannot: '부르는 것이 없음' },
    failed: { cannot: '부르는 것이 없음' },
  });
});

test('a story is read with what it names, in its file and in its helpers for tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  const file = join(folder, 'A.stories.tsx');
  writeFileSync(
    file,
    "const rows = [1];\nconst answers = () => filled('a', rows);\nconst other = 2;\nexport const A = answers();\n",
  );
  const text = withAllItNames(file, 'A');
  expect(text).toContain("filled('a', rows)");
  expect(text).toContain('[1]');
  expect(text).not.toContain('other');
});
