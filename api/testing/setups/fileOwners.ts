import { lectures, students } from '#mocks/cast.ts';
import type { OwnerType } from '../../files/ownerType.ts';
import type { TestApi } from '../api.ts';
import { askQuestion } from './board.ts';
import { addShownExam, announce } from './submissions.ts';

/** The id of one owner of files of each kind; those that belong to somebody are of `minsu`, the claim of the TA. */
export async function fileOwners(api: TestApi): Promise<Record<OwnerType, string>> {
  const one = async (query: string) => (await api.deps.db.sql.query<{ id: string }>(query))[0]!.id;
  const exam = await addShownExam(api, 40);
  const claim = { spentOn: '2026-01-15', amount: 12_300, description: '보드마카' };
  return {
    LECTURE: lectures.calculusB.id,
    WEEKLY_LECTURE: await one('select id from weekly_lectures limit 1'),
    MATERIAL: await one('select id from lecture_materials limit 1'),
    STUDENT: students.minsu.id,
    CONSULT: await one('select id from consults limit 1'),
    EXAM: exam,
    VIDEO: await one('select id from videos where url is null limit 1'),
    BOARD_POST: await askQuestion(api, { title: '질문', body: '사진을 봐 주세요.' }),
    SUBMISSION: (await announce(api, exam, 'minsu')).body.submissionId,
    CLAIM: (await api.call('POST', '/supervisor/expense-claim', { as: 'ta', body: claim })).body.id,
    PROFILE: students.minsu.id,
  };
}
