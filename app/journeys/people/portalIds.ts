import type { Page } from '@playwright/test';
import { askGql } from './ask.ts';

const SOME = `{
  scores(limit: 1, where: { exam: { isShown: { _eq: true } } }) { exam { id } }
  announcements(limit: 1) { id weeklyLecture { id lectureId } }
  boardPosts(limit: 1) { id }
  wordDecks(limit: 1) { id }
  wordTestPlans(limit: 1) { id }
  videos(limit: 1) { id }
  notifications(limit: 1) { id }
}`;

interface Some {
  scores: { exam: { id: string } }[];
  announcements: { id: string; weeklyLecture: { id: string; lectureId: string } }[];
  [root: string]: unknown[];
}

/** An id for each parameter of the portal's addresses, of what the student of this page may read. */
export async function portalIds(page: Page): Promise<Record<string, string | undefined>> {
  const { scores, announcements, ...some } = await askGql<Some>(page, SOME);
  const idOf = (root: string) => (some[root]?.[0] as { id: string } | undefined)?.id;
  const [announcement] = announcements;
  return {
    lectureId: announcement?.weeklyLecture.lectureId,
    weekId: announcement?.weeklyLecture.id,
    announcementId: announcement?.id,
    examId: scores[0]?.exam.id,
    postId: idOf('boardPosts'),
    deckId: idOf('wordDecks'),
    planId: idOf('wordTestPlans'),
    videoId: idOf('videos'),
    notificationId: idOf('notifications'),
  };
}
