import { expect, it } from 'vitest';
import { nextSteps } from './nextSteps.ts';
import type { PortalExam } from './types.ts';

const answer = (unit: string, isCorrect: boolean, gradingRule = 'NORMAL') => ({ unit, isCorrect, gradingRule });
const examOf = (clinicStatus: string, answers: object[]) =>
  ({
    weeklyLecture: { id: 'w', lectureId: 'l' },
    scores: [{ attempts: [{ clinicStatus }], answers }],
  }) as unknown as PortalExam;
const idsOf = (exam: PortalExam) => nextSteps(exam).map(({ id }) => id);

it('leads to the clinic first where one is called there', () => {
  expect(idsOf(examOf('REQUIRED', [answer('급수', false)]))).toEqual(['clinic', 'wrong', 'week']);
  expect(idsOf(examOf('RESERVED', [answer('급수', false)]))).toEqual(['wrong', 'week']);
});

it('leads to the unit that was wrong most often, and to none where all was right or void', () => {
  const wrong = [answer('급수', false), answer('극한', false), answer('극한', false), answer('급수', true)];
  const [step] = nextSteps(examOf('NONE', wrong));
  expect(step).toMatchObject({
    href: '/portal/growth/wrong?unit=%EA%B7%B9%ED%95%9C',
    note: '가장 많이 틀린 단원: 극한 (2문항)',
  });
  expect(idsOf(examOf('NONE', [answer('급수', true), answer('급수', false, 'VOID')]))).toEqual(['week']);
});
