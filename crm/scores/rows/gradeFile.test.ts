import { expect, test } from 'vitest';
import { gradeCell } from './gradeCells.ts';
import { gradeColumns, shapeOf } from './gradeColumns.tsx';
import { gradeFile } from './gradeFile.ts';
import { gradeKeys } from './gradeKeys.ts';
import { gradeRows } from './gradeRows.ts';
import { examOf, gradebookOf, students } from '../testing/gradeData.ts';
import { gradeTotals } from './totals.ts';

test('an exam of students of both scales says the scale at each 등급', () => {
  const exam = examOf('e1', [[80], [65]]);
  for (const [at, gradeScale] of [5, 9].entries()) {
    const score = exam.scores[at]!;
    score.attempts[0] = { ...score.attempts[0]!, grade: 2, gradeScale };
  }
  const { columns, attemptColumns } = gradeColumns(shapeOf([exam], ['grade'], false));
  const { id, label } = columns.find((column) => column.name === 'grade')!;
  const texts = gradeRows(gradebookOf([exam])).map((row) => gradeCell(row, id, { attemptColumns, exams: [exam] }).text);
  expect([label, ...texts.slice(0, 2)]).toEqual(['등급', '2등급 (5등급제)', '2등급 (9등급제)']);
});

test.each(['5', '5등급', '5등급 (9등급제)', '5등급 (5등급제)', '5/9', '5/5'])('%j can be pasted', (text) => {
  const choices = gradeKeys.grade?.filter(({ label, key, aliases = [] }) => [label, key, ...aliases].includes(text));
  expect(choices?.map(({ value }) => value)).toEqual(['5']);
});

test('the file has what is shown: points as numbers, 등급 with their scale, totals below', () => {
  const exam = examOf('e1', [[80], [65, 75]]);
  const [first] = exam.scores;
  first!.attempts[0] = { ...first!.attempts[0]!, grade: 2, gradeScale: 5 };
  const data = gradebookOf([exam]);
  const { columns, attemptColumns } = gradeColumns(shapeOf([exam], ['grade'], false));
  const among = new Set(students.map(({ id }) => id));
  const { header, rows } = gradeFile([exam], {
    columns,
    attemptColumns,
    rows: gradeRows(data).slice(0, 2),
    totals: gradeTotals([exam], attemptColumns, among),
    getCell: (row, columnId) => gradeCell(row, columnId, { attemptColumns, exams: [exam] }),
  });
  const { name } = exam;
  expect(header).toEqual([
    '학번',
    '이름',
    '학교·학년',
    name,
    `${name} 등급 (5등급제)`,
    `${name} 1차 재시험`,
    `${name} 1차 재시험 등급 (5등급제)`,
    '합계',
    '득점률',
  ]);
  expect(rows[0]?.slice(3)).toEqual([80, '2등급', '', '', '80 / 100', '80%']);
  expect(rows[1]?.slice(3, 7)).toEqual([65, expect.any(String), 75, expect.any(String)]);
  expect(rows.slice(2).map((row) => [row[1], row[3]])).toEqual([
    ['평균', 72.5],
    ['최고', 80],
    ['표준편차', 7.5],
    ['인원', '2/2명'],
  ]);
});
