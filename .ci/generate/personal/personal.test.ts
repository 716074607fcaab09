// @module-tag timeless
// @module-tag tree
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingKind } from '#hasura/personal/readings.ts';
import { answerKind, columnKind, namedAnswers, sliceKind } from './answers.ts';
import { answeredFields, readDocuments, readOperations } from './calls.ts';

describe('the kind of a field', () => {
  it('is that of the slice’s own column before one of the same name elsewhere', () => {
    expect(answerKind('listWorkRecords', 'memo', true)).toBe('pay');
    expect(answerKind('createClinicTodos', 'memo', true)).toBe('counsel');
  });
});

describe('what nobody has said whose it is', () => {
  it('stops the generator: a text of an answer, and a table or view of a document', () => {
    expect(() => answerKind('readAccount', 'shoeSize', true)).toThrow('shoeSize of readAccount');
    expect(answerKind('readAccount', 'shoeSize', false)).toBeUndefined();
    expect(() => readingKind('shoe_sizes', 'size')).toThrow('shoe_sizes');
  });

  it('is not left over: each field that is named is answered', () => {
    const answered = new Set(answeredFields().flatMap(({ operation, field }) => [field, `${operation}.${field}`]));
    expect(namedAnswers.filter((name) => !answered.has(name))).toEqual([]);
    // Their column says it.
    const same = (name: string) => {
      const [operation = '', field = name] = name.split('.');
      const said = field === name ? columnKind(name) : (sliceKind(operation, field) ?? columnKind(field));
      return answerKind(operation, field, false) === (said ?? 'none');
    };
    expect(namedAnswers.filter(same)).toEqual([]);
  });
});

it('knows what is read of whom', async () => {
  const told = (calls: readonly { name: string; told: ReadonlyMap<string, ReadonlySet<string>> }[], name: string) =>
    Object.fromEntries(
      [...(calls.find((call) => call.name === name)?.told ?? [])].map(([kind, fields]) => [kind, [...fields]]),
    );
  expect(told(readOperations(), 'revealPhone')).toEqual({ contact: ['phone'] });
  expect(told(readOperations(), 'readBankList').pay).toContain('accountNumber');
  const documents = await readDocuments();
  expect(documents.length).toBeGreaterThan(100);
  expect(told(documents, 'StudentList')).toHaveProperty('identity');
});

it('names a student as reader of no guardian, pay or trace', () => {
  const page = readFileSync('docs/generated/personal-calls.md', 'utf8').split('## GraphQL 문서')[1] ?? '';
  const rows = page.split('\n').filter((line) => line.includes('| 학생 본인 |'));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((line) => /(보호자|급여|기록): /.test(line))).toEqual([]);
});
