import { demoPassword, lectures, students } from '#mocks/cast.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import type { Film } from './film.ts';

/** Somebody who is signed in. */
export interface Caller {
  token: string;
  cookie: string;
}

function cookiesOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Signs in at a server. */
export async function signIn(url: URL, loginId: string): Promise<Caller> {
  const answer = await fetch(new URL('/api/auth/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password: demoPassword }),
  });
  return { token: ((await answer.json()) as { accessToken: string }).accessToken, cookie: '' };
}

/** Posts JSON below /api and keeps the cookies of the answer. */
export async function post<Answer>(url: URL, caller: Caller, path: string, body: object): Promise<Answer> {
  const answer = await fetch(new URL(`/api${path}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  // Addresses of files are bound to the browser that asked for them.
  caller.cookie = cookiesOf(answer) || caller.cookie;
  return JSON.parse(text) as Answer;
}

/** The path of the videos of a week in which the student takes part. */
export async function weekOf(url: URL, caller: Caller): Promise<string> {
  const query = `{ participants(limit: 1, where: { studentId: { _eq: "${students.minsu.id}" }, weeklyLecture: { lectureId: { _eq: "${lectures.calculusB.id}" } } }) { weeklyLectureId } }`;
  const { data } = await post<{ data: { participants: { weeklyLectureId: string }[] } }>(url, caller, '/gql', {
    query,
  });
  return `/lectures/${lectures.calculusB.id}/weekly-lectures/${data.participants[0]?.weeklyLectureId}/videos`;
}

interface Begun {
  fileId: string;
  partBytes: number;
  parts: { number: number; url: string }[];
}

/** Uploads a film in parts as a video of a week. @returns the video's id */
export async function upload(url: URL, caller: Caller, videos: string, film: Film): Promise<string> {
  const described = { fileName: '긴 강의.mp4', contentType: 'video/mp4', fileSize: film.size };
  const { fileId, partBytes, parts } = await post<Begun>(url, caller, '/files/multipart/initiate', described);
  for (const { number, url: address } of parts) {
    const body = film.slice((number - 1) * partBytes, Math.min(number * partBytes, film.size));
    const sent = await fetch(new URL(address, url), { method: 'PUT', headers: { cookie: caller.cookie }, body });
    if (!sent.ok) throw new Error(`part ${number}: ${sent.status} ${await sent.text()}`);
    await sent.arrayBuffer();
  }
  const opensAt = inMinutes(-1);
  return (await post<{ id: string }>(url, caller, videos, { title: '긴 강의', fileId, opensAt })).id;
}
