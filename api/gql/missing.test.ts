import { afterAll, beforeAll, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../testing/api.ts';
import { unknownId } from '../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each<[root: string, type: string, object: object, noun: string, as?: Person]>([
  [
    'insert_enrollments_one',
    'enrollments',
    { lectureId: unknownId, studentId: students.geonu.id, fromDate: dateOf(0) },
    '강의',
  ],
  ['insert_lectureMaterials_one', 'lectureMaterials', { lectureId: unknownId, title: '자료' }, '강의'],
  [
    'insert_pushAlertLectures_one',
    'pushAlertLectures',
    { lectureId: lectures.statistics.id, templateId: unknownId, isActive: true },
    '알림 템플릿',
    'admin',
  ],
  ['insert_wordDecks_one', 'wordDecks', { lectureId: unknownId, title: '없는 강의의 단어장' }, '강의'],
  ['insert_words_one', 'words', { deckId: unknownId, term: 'word', meaning: '단어' }, '단어장'],
])('%s says what it does not find', async (root, type, object, noun, as = 'ta') => {
  const question = `mutation($object: ${type}_insert_input!) { ${root}(object: $object) { id } }`;
  const { body } = await api.gql(question, { as, variables: { object } });
  expect(body.errors?.[0]?.message).toMatch(new RegExp(`^${noun}[을를] 찾을 수 없습니다`));
});
