import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { StudentListDocument } from '../generated/graphql.ts';
import { studentOrder, studentWhere } from '../list/studentQuery.ts';

// Search texts that staff type, and the students each must find: through GraphQL, by the database.

const people = [
  { name: '김철수', studentNumber: '99120001', phone: '010-2345-6789', parentPhone: '010-9876-4321' },
  { name: '김초롱', studentNumber: '99120002', phone: '010-2222-1111', parentPhone: '02-555-7070' },
  { name: '강민재', studentNumber: '99120003', phone: '010-3333-1112', parentPhone: null },
  { name: '고미진', studentNumber: '99120004', phone: null, parentPhone: '010-9876-4321' },
  { name: '개우진', studentNumber: '99120005', phone: '010-7777-0912', parentPhone: null },
  { name: '남궁민수', studentNumber: '99120006', phone: null, parentPhone: null },
  { name: 'Kim Minji', studentNumber: '99120007', phone: null, parentPhone: null },
];
const ours = new Set(people.map(({ name }) => name));

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  for (const body of people) await api.call('POST', '/students', { as: 'ta', body });
});
afterAll(() => api.close());

interface Found {
  student: { user: { name: string } };
}

const find = async (q: string): Promise<string[]> => {
  const where = studentWhere([{ field: 'q', operator: 'contains', value: q }]);
  const variables = { where, orderBy: studentOrder([]), limit: 100, offset: 0 };
  const { body } = await api.gql(print(StudentListDocument), { as: 'ta', variables });
  const found = body.data.studentSearch.map(({ student }: Found) => student.user.name) as string[];
  expect(body.data.studentSearch_aggregate.aggregate.count).toBe(found.length);
  return found.filter((name) => ours.has(name)).sort();
};

test.each([
  ['initial consonants', 'ㄱㅁㅈ', ['강민재', '고미진']],
  ['initial consonants as a phone composes them', '\u1100\u1106\u110c', ['강민재', '고미진']],
  ['initial consonants inside a name', 'ㄱㅁ', ['강민재', '고미진', '남궁민수']],
  ['a name with a consonant of the next syllable', '김ㅊ', ['김철수', '김초롱']],
  ['a name with a syllable on its way', '김처', ['김철수']],
  ['a last consonant that the next syllable takes over', '갱', ['개우진']],
  ['a whole name', '김철수', ['김철수']],
  ['the given name alone', '철수', ['김철수']],
  ['a surname of two syllables', '남궁', ['남궁민수']],
  ['a name in decomposed letters, as a Mac pastes it', '김철수'.normalize('NFD'), ['김철수']],
  ['an unfinished name in decomposed letters', '김초'.normalize('NFD'), ['김초롱']],
  ['blanks between and around', ' 김 철수 ', ['김철수']],
  ['the keyboard set to English', 'rlacjftn', ['김철수']],
  ['the keyboard set to English, unfinished', 'rlac', ['김철수', '김초롱']],
  ['Latin letters in any case', 'kim', ['Kim Minji']],
  ['Latin letters of double width', 'Ｋｉｍ', ['Kim Minji']],
  ['the last digits of a phone', '6789', ['김철수']],
  ['the last digits of a parent’s phone, of two siblings', '4321', ['고미진', '김철수']],
  ['last digits that begin with 0', '0912', ['개우진']],
  ['digits of double width', '６７８９', ['김철수']],
  ['the last digits with a hyphen', '2345-6789', ['김철수']],
  ['the end of the middle and the last digits', '45-6789', ['김철수']],
  ['the middle digits', '9876', ['고미진', '김철수']],
  ['a whole phone with hyphens', '010-2345-6789', ['김철수']],
  ['a whole phone without', '01023456789', ['김철수']],
  ['a whole phone as abroad', '+82 10-2345-6789', ['김철수']],
  ['a phone on its way', '010-2345', ['김철수']],
  ['a landline', '02-555-7070', ['김초롱']],
  ['a student number', '99120003', ['강민재']],
  ['the beginning of a student number', '991', people.map(({ name }) => name).sort()],
  ['the end of a student number', '0003', ['강민재']],
  ['a student number of double width', '９９１２０００３', ['강민재']],
  ['somebody who is not there', '홍길동', []],
  ['a percent sign', '%', []],
  ['an underscore', '김_수', []],
  ['letters that mean something in patterns', '김(철', []],
])('%s: %s', async (_, typed, wanted) => {
  expect(await find(typed)).toEqual(wanted);
});
