import type { Places, ScreenQuestion } from './places.ts';

const comingPortal = 'api/gql/plans/comingPortal.graphql';

/** Every query of the portal's screens. */
export function portalQuestions({ lectureId, weekId, examId, deckId, day }: Places): ScreenQuestion[] {
  const portal = (screen: string, file: string, operation: string, variables = {}): ScreenQuestion => ({
    screen,
    role: 'student',
    file,
    operation,
    variables,
  });
  return [
    portal('terms', 'portal/terms/terms.graphql', 'PendingTerms', {}),
    {
      screen: 'the portal, for staff',
      role: 'ta',
      file: 'portal/students/choices.staff.graphql',
      operation: 'PreviewChoices',
      variables: { where: { isActive: { _eq: true }, nameChoseong: { _like: '%ㄱㅁ%' } } },
    },
    portal('home', 'portal/home/home.graphql', 'PortalHome', {
      today: day,
      sinceDay: day,
      from: `${day}T00:00:00Z`,
      since: `${day}T00:00:00Z`,
    }),
    portal('lectures', 'portal/lectures/lectures.graphql', 'PortalLectures'),
    portal('weeks/:id', 'portal/weeklyLectures/week.graphql', 'PortalWeek', { id: weekId }),
    portal('exams', 'portal/exams/results.graphql', 'PortalResults'),
    portal('growth', 'portal/growth/growth.graphql', 'PortalGrowth'),
    portal('growth, wrong answers', 'portal/growth/growth.graphql', 'PortalWrongAnswers'),
    portal('exams/:id', 'portal/exams/exam.graphql', 'PortalExam', { id: examId }),
    portal('exams/:id/submit', 'portal/exams/submit/submission.graphql', 'PortalSubmission', { id: examId }),
    portal('materials', 'portal/lectureMaterials/materials.graphql', 'PortalMaterials'),
    portal('lectures/:id', 'portal/lectures/lecture.graphql', 'PortalLecture', { id: lectureId }),
    portal('videos/:id', 'portal/videos/video.graphql', 'PortalVideo', { id: weekId }),
    portal('announcements/:id', 'portal/announcements/announcement.graphql', 'PortalAnnouncement', { id: weekId }),
    portal('me', 'portal/me/me.graphql', 'PortalMe'),
    portal('me, as a file', 'portal/me/myData.graphql', 'PortalMyData', { offset: 0 }),
    portal('consents', 'portal/consents/consents.graphql', 'MyConsents'),
    portal('notifications', 'portal/notifications/notifications.graphql', 'MyNotifications'),
    portal('notifications', 'portal/notifications/notifications.graphql', 'MyNotificationPreferences'),
    portal('every page', 'portal/notifications/bell/bell.graphql', 'UnreadNotifications'),
    portal('notifications/:id', 'portal/notifications/notifications.graphql', 'MyNotificationById', { id: weekId }),
    portal('clinic', 'portal/clinic/booking/booking.graphql', 'PortalBookings', { type: 'CLINIC' }),
    portal('board', 'portal/board/board.graphql', 'PortalBoard'),
    portal('board, class', 'portal/board/board.graphql', 'PortalClassBoard'),
    portal('board, posts', 'portal/board/board.graphql', 'PortalPosts'),
    portal('board/:id', 'portal/board/board.graphql', 'PortalBoardPost', { id: weekId }),
    portal('board/ask', 'portal/board/board.graphql', 'PortalAskPlaces'),
    portal('board/ask, items', 'portal/board/board.graphql', 'PortalAskItems', { examId }),
    portal('words', 'portal/wordDecks/wordDecks.graphql', 'PortalWordDecks', { since: day }),
    portal('words, tests', 'portal/wordTests/wordTests.graphql', 'PortalWordTests'),
    portal('word-tests/:planId', 'portal/wordTests/wordTests.graphql', 'PortalWordTest', { id: weekId }),
    portal('words/:deckId', 'portal/wordDecks/wordDecks.graphql', 'PortalStudy', {
      deckId,
      from: 1,
      to: 100,
      until: `${day}T12:00:00Z`,
      today: `${day}T00:00:00Z`,
    }),
    ...[
      ['MyScores', {}],
      ['MyExam', { examId }],
      ['MyWeek', { weekId }],
      ['MyWords', { deckId }],
    ].map(([operation, variables]) => portal('to come', comingPortal, String(operation), variables as object)),
  ];
}
