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
  crm/scores/AnswersDialog: empty, loading, failed
  crm/scores/HistoryDialog: empty, loading, failed
  crm/scores/answers/AnswersUploadDialog: empty, loading, failed
  crm/smsMessages/MessageDialog: empty, loading, failed
  crm/smsMessages/ResendDialog: loading, failed
  crm/smsMessages/SmsPage: no right
  crm/students/BulkChangeDialog: loading, failed
  crm/students/DeletionDialog: loading, failed
  crm/students/ExportDialog: loading, failed
  crm/students/PasswordsDialog: loading, failed
  crm/students/PhoneCell: loading
  crm/students/import/StudentImportPage: loading
  crm/submissions/GiveBackDialog: loading, failed
  crm/submissions/ReopenDialog: loading
  crm/submissions/WindowDialog: loading
  crm/tas/PayTermsDialog: loading, failed
  crm/tas/TaDeletionDialog: loading, failed
  crm/tas/TaListPage: no right
  crm/tas/TaPage: no right
  crm/terms/NewTermDialog: loading, failed
  crm/terms/TermDialog: loading, failed
  crm/terms/VersionDialog: loading, failed
  crm/videos/uploads/UploadsPanel: loading
  crm/weeklyLectures/RunDialog: loading
  crm/weeklyLectures/WeekDialog: loading
  crm/wordAssignments/AssignmentDialog: empty, loading, failed
  crm/wordDecks/SettingsDialog: empty, loading
  crm/wordDecks/WordDeckDialog: loading, failed
  crm/wordTests/PrintDialog: filled, loading
  crm/wordTests/WordTestDialog: empty, loading, failed
  crm/words/PasteDialog: loading, failed
  crm/words/WordDialog: loading, failed
  crm/workRecords/clock/CorrectionDialog: loading, failed
  crm/workRecords/grid/RejectDialog: loading, failed
  portal/me/CropDialog: loading, failed
  portal/notifications/push/PushCard: loading, failed
  ui-kit/CheckboxField/CheckboxField: failed, no right
  ui-kit/ColorField/ColorField: no right
  ui-kit/ConfirmDialog/ConfirmDialog: loading, no right
  ui-kit/DataGrid/DataGrid: no right
  ui-kit/DateField/DateField: no right
  ui-kit/Dialog/Dialog: no right
  ui-kit/FileDrop/FileDrop: failed
  ui-kit/FileList/FileList: no right
  ui-kit/Form/PlainForm: empty, loading, no right
  ui-kit/NumberField/NumberField: no right
  ui-kit/PasswordField/PasswordField: no right
  ui-kit/PhoneField/PhoneField: no right
  ui-kit/RichText/RichText: empty
  ui-kit/RichText/RichTextField: no right
  ui-kit/SelectField/SelectField: no right
  ui-kit/TimeField/TimeField: no right
  ui-kit/TypingGrid/TypingGrid: empty, no right`
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
  expect(waiting.length).toBeLessThanOrEqual(90);
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
