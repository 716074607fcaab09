import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addWeek, attendanceTypes, unknownId, type WeekPath } from '../../testing/rows.ts';

let api: TestApi;
let week: Awaited<ReturnType<typeof addWeek>>;
let videos: `${WeekPath}/videos`;
beforeAll(async () => {
  api = await startApi();
  week = await addWeek(api, 30);
  videos = `${week.path}/videos`;
});
afterAll(() => api.close());

const url = 'https://videos.example.com/1.mp4';
const input = { title: '1강', url, durationSeconds: 600 };

async function add(values: Partial<Sent<'createVideo'>> = {}, as: Person = 'ta'): Promise<string> {
  const { status, body } = await api.call('POST', videos, { as, body: { ...input, ...values } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

const rowOf = (id: string) =>
  api.deps.db.kysely.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst();
const open = (as: Person, body: Sent<'openVideo'>, path = videos) => api.call('POST', `${path}/download`, { as, body });

describe('createVideo and describeVideo', () => {
  it.each([
    ['', (body: object) => body],
    ['/info', (data: object) => ({ data })],
  ])('POST …/videos%s names wrong fields, and adds it last', async (end, wrap) => {
    const call = (as: Person, change: object = {}, path: string = videos) =>
      api.send('POST', path + end, { as, body: wrap({ ...input, ...change }) });
    expect((await call('ta', { title: '' })).status).toBe(400);
    expect((await call('ta', { durationSeconds: 0 })).status).toBe(400);
    expect((await call('ta', { durationSeconds: undefined })).body.errors[0].field).toBe('durationSeconds');
    expect((await call('ta', { fileId: unknownId })).status).toBe(422);
    expect((await call('ta', { url: undefined })).status).toBe(422);
    expect((await call('ta', { closesAt: inDays(-1) })).body.errors[0].field).toBe('closesAt');
    expect((await call('ta', {}, videos.replace(week.lectureId, lectures.basics.id))).status).toBe(404);
    expect((await call('ta', { url: undefined, durationSeconds: undefined, fileId: unknownId })).status).toBe(404);
    const [one, other] = [await call('ta'), await call('ta', { title: '2강' })];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect((await rowOf(other.body.id))?.sequence).toBe(((await rowOf(one.body.id))?.sequence ?? 0) + 1);
  });

  it.each([
    'http://videos.example.com/1.mp4',
    'javascript:alert(1)',
    'https://10.0.0.1/1.mp4',
    'https://[::1]/1.mp4',
    'https://2130706433/1.mp4',
    'https://localhost/1.mp4',
    'https://nas.local/1.mp4',
    'https://me:secret@videos.example.com/1.mp4',
    'videos.example.com/1.mp4',
  ])('refuses %s, and fetches none', async (wrong) => {
    const { status, body } = await api.call('POST', videos, { as: 'ta', body: { ...input, url: wrong } });
    expect([status, body.errors[0].field]).toEqual([422, 'url']);
  });
});

describe('updateVideo', () => {
  it('changes only the version that was read', async () => {
    const id = await add();
    const path = `${videos}/${id}` as const;
    const body = { title: '수정', opensAt: inDays(-1), closesAt: inDays(1), isForClass: false, version: 1 };
    expect((await api.call('PUT', path, { as: 'ta', body: { ...body, version: 0 } })).status).toBe(400);
    expect((await api.call('PUT', `${videos}/${unknownId}`, { as: 'ta', body })).status).toBe(404);
    expect((await api.send('PUT', path.replace(week.lectureId, lectures.basics.id), { as: 'ta', body })).status).toBe(
      404,
    );
    expect((await api.call('PUT', path, { as: 'ta', body })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ title: '수정', is_for_class: false, url, version: 2 });
    const stale = await api.call('PUT', path, { as: 'admin', body });
    expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
    const backwards = await api.call('PUT', path, { as: 'ta', body: { ...body, version: 2, closesAt: inDays(-2) } });
    expect([backwards.status, backwards.body.errors[0].field]).toEqual([422, 'closesAt']);
  });
});

describe('orderVideos', () => {
  it('takes all videos of the week', async () => {
    const other = await addWeek(api, 31);
    const path = `${other.path}/videos` as const;
    const made = [];
    for (const title of ['가', '나', '다'])
      made.push((await api.call('POST', path, { as: 'ta', body: { ...input, title } })).body.id);
    const ids = [made[2]!, made[0]!, made[1]!];
    const put = (as: Person, body: Sent<'orderVideos'>) => api.call('PUT', `${path}/seq`, { as, body });
    expect((await put('ta', { ids: [] })).status).toBe(400);
    expect((await put('ta', { ids: ids.slice(1) })).body.code).toBe('list-changed');
    expect((await put('ta', { ids })).status).toBe(204);
    const sequences = await Promise.all(ids.map(async (id) => (await rowOf(id))?.sequence));
    expect(sequences).toEqual([1, 2, 3]);
  });
});

describe('deleteVideo', () => {
  it('deletes it with what was watched', async () => {
    const id = await add();
    await api.call('POST', `/sp/video-progress/${id}`, {
      as: 'minsu',
      body: { ranges: [{ from: 0, to: 9 }], lastPositionSeconds: 9 },
    });
    expect((await api.call('DELETE', `${videos}/${id}`, { as: 'ta' })).status).toBe(204);
    expect((await api.call('DELETE', `${videos}/${id}`, { as: 'ta' })).status).toBe(404);
  });
});

describe('setVideoWindows', () => {
  it('lets a student watch on, and takes it back', async () => {
    const id = await add({ opensAt: inDays(-9), closesAt: inDays(-1) });
    const path = `${videos}/${id}/windows` as const;
    const body = { studentIds: [students.minsu.id], window: { opensAt: inDays(-1), closesAt: inDays(1) } };
    expect((await api.call('PUT', path, { as: 'ta', body: { studentIds: [] } })).status).toBe(400);
    expect((await api.call('PUT', `${videos}/${unknownId}/windows`, { as: 'ta', body })).status).toBe(404);
    const stranger = await api.call('PUT', path, { as: 'ta', body: { ...body, studentIds: [students.geonu.id] } });
    expect([stranger.status, stranger.body.code]).toEqual([422, 'not-a-participant']);

    expect((await open('minsu', { videoId: id })).body.code).toBe('closed');
    expect((await api.call('PUT', path, { as: 'ta', body })).status).toBe(204);
    expect((await open('minsu', { videoId: id })).status).toBe(200);
    expect((await open('seoyeon', { videoId: id })).body.code).toBe('closed');
    await api.call('PUT', path, { as: 'ta', body: { studentIds: [students.minsu.id] } });
    expect((await open('minsu', { videoId: id })).body.code).toBe('closed');
  });
});

describe('who may watch', () => {
  it('is the class, or for 7 days whoever was absent', async () => {
    const id = await add({ isForClass: false });
    expect((await open('minsu', { videoId: id })).body.code).toBe('closed');
    const types = await attendanceTypes(api);
    const mark = (name: string) =>
      api.call('PUT', `${week.path}/attendance/${students.minsu.id}/${types[name]}`, { as: 'ta' });
    expect((await mark('결석')).status).toBe(200);
    expect((await open('minsu', { videoId: id })).status).toBe(200);
    const read = `{ videoReaders(where: { videoId: { _eq: "${id}" } }) { studentId reason closesAt } videos_by_pk(id: "${id}") { title } }`;
    const mine = (await api.gql(read, { as: 'minsu' })).body.data;
    expect(mine).toMatchObject({
      videoReaders: [{ studentId: students.minsu.id, reason: 'ABSENT' }],
      videos_by_pk: { title: '1강' },
    });
    // The lesson is 30 days ahead: 7 days from its end.
    const days = (Date.parse(mine.videoReaders[0].closesAt) - Date.parse(inDays(0))) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(37);
    expect(Math.round(days)).toBeLessThanOrEqual(38);
    expect((await api.gql(read, { as: 'seoyeon' })).body.data).toEqual({ videoReaders: [], videos_by_pk: null });
    await mark('영상');
    expect((await open('minsu', { videoId: id })).status).toBe(200);
    await mark('출석');
    expect((await open('minsu', { videoId: id })).body.code).toBe('closed');
  });
});

describe('openVideo', () => {
  it('gives a student of the week the place of an address', async () => {
    const id = await add({ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3' });
    expect((await open('minsu', { videoId: 'x' })).status).toBe(400);
    expect((await open('minsu', {})).status).toBe(404);
    expect((await open('minsu', { videoId: unknownId })).status).toBe(404);
    expect((await open('geonu', { videoId: id })).status).toBe(404);
    const youtube = await open('minsu', { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3' });
    expect(youtube.body).toMatchObject({
      videoId: id,
      kind: 'YOUTUBE',
      url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      posterUrl: null,
    });
    const vimeo = await add({ url: 'https://vimeo.com/76979871' });
    expect((await open('minsu', { videoId: vimeo })).body).toMatchObject({
      kind: 'VIMEO',
      url: 'https://player.vimeo.com/video/76979871?dnt=1',
    });
    expect((await open('minsu', { url })).body).toMatchObject({ kind: 'LINK', url });
    const later = await add({ url: 'https://videos.example.com/later.mp4', opensAt: inDays(1) });
    expect((await open('minsu', { videoId: later })).body.code).toBe('closed');
  });
});
