import type { TestApi } from '../api.ts';
import type { Sent } from '../calls.ts';
import type { WeekPath } from '../rows.ts';

type Announcement = Sent<'createAnnouncement'>;

/** A document of the editor. */
export const paragraphs = (...texts: string[]) => ({
  type: 'doc' as const,
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** Creates an announcement of a week, published at once by default, and returns its id. */
export async function announce(
  api: TestApi,
  week: { path: WeekPath },
  values: Partial<Announcement> = {},
): Promise<string> {
  const body: Announcement = {
    title: '숙제 안내',
    body: paragraphs('3단원 예제를 풀어 오세요.'),
    publish: 'NOW',
    ...values,
  };
  const answer = await api.call('POST', `${week.path}/announcements`, { as: 'ta', body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.id;
}

/** Marks an announcement as read by a student of the cast. */
export function open(api: TestApi, as: 'minsu' | 'seoyeon' | 'geonu', announcementId: string) {
  return api.gql(
    'mutation ($id: uuid!) { insert_announcementReads_one(object: { announcementId: $id }) { studentId readAt } }',
    { as, variables: { id: announcementId } },
  );
}
