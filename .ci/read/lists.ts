import { lectureKey } from '#api/rest/lectures/import/lectureKey.ts';
import { enrollmentsIn } from '#api/rest/lectures/import/read/enrollmentRows.ts';
import { readLectureBook } from '#api/rest/lectures/import/read/lectureBook.ts';
import { lecturesIn } from '#api/rest/lectures/import/read/lectureRows.ts';
import { formatLessons } from '#ui-kit/format/time/lessons.ts';
import { readBook } from '#api/rest/students/import/read/book.ts';
import { rowReader } from '#api/rest/students/import/read/readRow.ts';
import { readAnswers, type Kinds } from '#api/rest/scores/answersExcel/readAnswersFile.ts';
import { isStudentField, studentFields } from '#api/rest/students/studentRow.ts';
import { answerText, readAnswer } from '#crm/exams/key/answers.ts';
import { readKeySheet } from '#crm/exams/key/readKeySheet.ts';
import { keyFieldNames, keyListFields, mistakeOf } from '#crm/exams/key/keyRows.ts';
import { firstList } from '#crm/shared/lists/listFile.ts';
import { readWordSheet } from '#crm/words/grid/readWordSheet.ts';
import { readWorkSheet } from '#crm/workRecords/grid/import/readWorkSheet.ts';
import { sayShift } from '#crm/workRecords/hours.ts';
import { dayInSeoul } from '#ui-kit/format/time/date.ts';
import { readSheets } from '#ui-kit/format/workbook/readSheets.ts';
import { ignoredNote, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';

/** How a value of the file is shown: names and numbers of people stay with the academy. */
export type Show = (value: string) => string;

/** What an import of students shows before anything is written. */
export async function sayRoster(bytes: Uint8Array, show: Show): Promise<string[]> {
  const { sheets, unread } = await readBook(new Blob([new Uint8Array(bytes)]), readSheets);
  return [
    ...sheets.flatMap(({ name, columns, rows }) => {
      const read = rows.map(rowReader(columns));
      const taken = columns.flatMap(({ field, header }) => (field ? [`${header}=${nameOf(field)}`] : []));
      const asked = columns.flatMap(({ couldBe, header }) => (couldBe ? [`${header}=${nameOf(couldBe)}`] : []));
      const left = columns.flatMap(({ field, couldBe, header }) => (field || couldBe || header === '' ? [] : [header]));
      return [
        `‘${name}’ 학생 ${rows.length}명: ${read.map(({ name: who }) => show(who)).join(', ')}`,
        `읽은 열: ${taken.join(', ')}`,
        ...(asked.length > 0 ? [`고를 열: ${asked.join(', ')}`] : []),
        ...ignoredNote(left),
        ...read.flatMap(({ row, problems, notes }) => [
          ...problems.map(({ header, value, reason }) => `${row}행 ${header} ‘${show(value)}’: ${reason}`),
          ...notes.map((note) => `${row}행: ${note}`),
        ]),
      ];
    }),
    ...unread,
  ];
}

/** What an import of lectures and their students shows, for an academy that has none yet. */
export async function sayLectures(bytes: Uint8Array, show: Show): Promise<string[]> {
  const { sheets, unread } = await readLectureBook(new Blob([new Uint8Array(bytes)]), readSheets);
  const lectures = sheets.flatMap((sheet, place) => (sheet.about === 'LECTURES' ? lecturesIn(sheet, place) : []));
  const names = new Set(lectures.map(({ name }) => lectureKey(name)));
  const people = sheets.flatMap((sheet, place) =>
    sheet.about === 'STUDENTS' ? enrollmentsIn(sheet, place, (name) => names.has(lectureKey(name))) : [],
  );
  return [
    ...lectures.map(({ name, teacherName, hours: [first, ...hours] }) =>
      [`강의 ${name}`, show(teacherName), first ? formatLessons({ ...first, hours }) : '시간 없음'].join(', '),
    ),
    ...people.map(
      ({ name, lecture, standing }) => `수강 ${show(name)}: ${lecture}${standing ? `(${standing}, 제외)` : ''}`,
    ),
    ...sheets.flatMap(({ columns }) => ignoredNote(columns.flatMap(({ field, header }) => (field ? [] : [header])))),
    ...[...lectures, ...people].flatMap(({ row, problems, notes }) => [
      ...problems.map(({ header, value, reason }) => `${row}행 ${header} ‘${show(value)}’: ${reason}`),
      ...notes.map((note) => `${row}행: ${note}`),
    ]),
    ...unread,
  ];
}

/** What an import of answers shows, for an exam that has the questions of the file. */
export async function sayAnswers(bytes: Uint8Array, show: Show): Promise<string[]> {
  const sheets = await readSheets(bytes);
  const of = (kind: 'CHOICE' | 'SHORT'): Kinds => new Map(Array.from({ length: 200 }, (_, at) => [at + 1, kind]));
  const [choices, shorts] = [readAnswers(sheets, of('CHOICE')), readAnswers(sheets, of('SHORT'))];
  const unclear = choices.rows.flatMap(({ row, problems }, at) =>
    problems
      .filter(({ column }) => shorts.rows[at]?.problems.some((other) => other.column === column))
      .map(({ header, value, reason }) => `${row}행 ${header} ‘${show(value)}’: ${reason}`),
  );
  const told = choices.rows.map(
    ({ studentNumber, name, answers }) =>
      `${show(studentNumber || name)} ${choices.questions.map((number) => String(answers.get(number) ?? '?').replace('-1', '-')).join(' ')}`,
  );
  const others = choices.sheets.filter((name) => name !== choices.sheet);
  return [
    `‘${choices.sheet}’ 학생 ${choices.rows.length}명, 문항 ${choices.questions.join(' ')}`,
    ...told,
    ...(others.length > 0 ? [`고를 수 있는 다른 시트: ${others.join(', ')}`] : []),
    ...ignoredNote(choices.ignored),
    ...unclear,
    ...choices.unread,
  ];
}

/** What is said of a key of an exam. */
export const sayKey = (bytes: Uint8Array): Promise<string[]> =>
  sayList(
    bytes,
    (texts) => readKeySheet(texts, []),
    ({ rows }) => [
      `${rows.length}문항: ${rows.map(({ id, kind, answer }) => `${id}=${answerText(readAnswer(answer, kind), kind) || answer}`).join(' ')}`,
      ...rows.flatMap((row) => {
        return keyListFields.flatMap((field) => {
          const mistake = mistakeOf(row, field);
          return mistake === undefined ? [] : [`${row.id}번 ${keyFieldNames[field]} ‘${row[field]}’: ${mistake}`];
        });
      }),
    ],
  );

/** What is said of a list of words. */
export const sayWords = (bytes: Uint8Array, show: Show): Promise<string[]> =>
  sayList(
    bytes,
    (texts) => readWordSheet(texts, []),
    ({ rows, added }) => [
      `단어 ${added}개: ${rows
        .filter(({ term }) => term !== '')
        .map(({ term, meaning }) => `${show(term)}=${show(meaning)}`)
        .join(', ')}`,
    ],
  );

/** A day without its year is in the one nearest to it. */
const monthOnScreen = '2026-11';

/** What is said of a list of shifts, for an academy whose assistants are those of the file. */
export const sayWork = (bytes: Uint8Array, show: Show): Promise<string[]> =>
  sayList(
    bytes,
    (texts) => {
      const names = [...new Set(texts.flat().map((text) => text.trim()))].filter((text) => text !== '');
      const tas = names.map((name) => ({ id: name, user: { id: name, name } }));
      return readWorkSheet(texts, { tas, hourlyWageTypes: [] } as never, monthOnScreen);
    },
    ({ rows }) =>
      rows.flatMap(({ row, texts, change, problems }) => [
        `${row}행: ${Object.values(texts)
          .filter((text) => text !== '')
          .map(show)
          .join(' ')}${change ? ` → ${show(`${dayInSeoul(change.startedAt)} ${sayShift(change)}`)}` : ''}`,
        ...problems.map(({ column, message }) => `${row}행 ${column}: ${message}`),
      ]),
  );

async function sayList<Found extends { ignored: readonly string[]; notes: readonly string[] }>(
  bytes: Uint8Array,
  read: (texts: TextSheet['rows'] | readonly (readonly string[])[]) => Found | { reason: string },
  say: (found: Found) => string[],
): Promise<string[]> {
  const list = firstList(await readSheets(bytes), read);
  if ('reason' in list) return [list.reason];
  const { notes, ignored } = list.found;
  return [...say(list.found), ...notes, ...ignoredNote(ignored), ...list.unread];
}

const nameOf = (field: string): string =>
  isStudentField(field) ? studentFields[field].label : (otherFields[field] ?? field);
const otherFields: Readonly<Record<string, string>> = {
  lecture: '대표 강의',
  tags: '태그',
  memo: '메모',
  state: '상태',
};
