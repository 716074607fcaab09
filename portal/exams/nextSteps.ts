import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as growthPaths } from '../growth/paths.ts';
import type { RowLink } from '../shared/page/RowLinks.tsx';
import { countUnits } from '../shared/units.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import type { PortalExam } from './types.ts';

/** What a result leads to, what must be done first: the clinic, the wrong questions, the films and files of the week. */
export function nextSteps({ scores: [score], weeklyLecture }: PortalExam): RowLink[] {
  const isCalled = score?.attempts.some(({ clinicStatus }) => clinicStatus === 'REQUIRED') ?? false;
  const wrong = score?.answers.filter(({ isCorrect, gradingRule }) => !isCorrect && gradingRule !== 'VOID') ?? [];
  const [most] = countUnits(wrong);
  const steps: (RowLink | false)[] = [
    isCalled && {
      id: 'clinic',
      href: clinicPaths.clinic,
      title: '클리닉 예약하기',
      note: '재시험을 보거나 오답을 정리할 시간을 골라요.',
    },
    wrong.length > 0 && {
      id: 'wrong',
      href: growthPaths.wrong(most?.unit),
      title: '오답 다시 풀기',
      note: most ? `가장 많이 틀린 단원: ${most.unit} (${most.count}문항)` : `틀린 문항 ${wrong.length}개`,
    },
    {
      id: 'week',
      href: weekPaths.week(weeklyLecture.lectureId, weeklyLecture.id),
      title: '이 주차 영상과 자료 보기',
      note: '수업 영상, 자료, 공지',
    },
  ];
  return steps.filter((step) => step !== false);
}
