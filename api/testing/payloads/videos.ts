import type { TestApi } from '../api.ts';
import { addWeek } from '../rows.ts';
import { nextWeekNumber, type Payload } from './payload.ts';

const week = 'POST /lectures/{lectureId}/weekly-lectures/{weeklyLectureId}';
const url = 'https://videos.example/1.mp4';

async function addedWeek(api: TestApi) {
  const { id, lectureId } = await addWeek(api, nextWeekNumber());
  return { lectureId, weeklyLectureId: id };
}

export const payloads: Payload[] = [
  {
    call: `${week}/videos/info`,
    as: 'ta',
    prepare: async (api) => {
      const params = await addedWeek(api);
      const read = () =>
        api.deps.db.kysely
          .selectFrom('videos')
          .select(['title', 'url'])
          .where('weekly_lecture_id', '=', params.weeklyLectureId)
          .execute();
      const data = { title: '1강', url, durationSeconds: 3600 };
      return { params, body: { data }, read, becomes: [{ title: '1강', url }] };
    },
  },
  {
    call: `${week}/videos/download`,
    as: 'minsu',
    prepare: async (api) => {
      const params = await addedWeek(api);
      const video = { weekly_lecture_id: params.weeklyLectureId, title: '2강', url, duration_seconds: 60 };
      await api.deps.db.kysely.insertInto('videos').values(video).execute();
      return { params, body: { url }, becomes: {} };
    },
  },
];
