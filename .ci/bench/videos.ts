/**
 * `npm run bench:videos`: a film of 2 GB is uploaded in parts to a server on a folder, and sought into. Limits: the server's memory grows by at most
 * 100 MB, and 64 KB from anywhere in the film are there within 50 ms (p95).
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { demoDataDir, spawnServer } from '#api/testing/server.node.ts';
import { filmOf } from '#api/testing/videos.ts';
import { demoPassword, lectures, staff, students } from '#mocks/cast.ts';

const { values } = parseArgs({
  options: { megabytes: { type: 'string', default: '2048' }, seeks: { type: 'string', default: '300' } },
});
const MB = 1_048_576;
const pieceBytes = 65_536;

const place = await demoDataDir();
const server = spawnServer(place.dataDir, { DEMO: '1' });
try {
  const url = new URL(await server.url);
  const teacher = await signIn(url, staff.admin.loginId);
  const student = await signIn(url, students.minsu.loginId);
  const film = await bigFilm(Number(values.megabytes) * MB);
  const videos = await weekOf(url, teacher);
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);

  const before = held();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, held())), 50);
  const began = performance.now();
  const videoId = await upload(url, teacher, videos, film);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampling);
  const growth = most - before;
  console.log(
    `upload  ${(film.size / MB).toFixed(0)} MB in ${seconds.toFixed(0)} s, memory ${before.toFixed(0)} → at most ${most.toFixed(0)} MB: +${growth.toFixed(0)} (limit 100)`,
  );

  const times = await seek(url, student, { videos, videoId, size: film.size });
  const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
  console.log(
    `seeks   ${times.length} of 64 KB, p50 ${times[times.length >> 1]?.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (limit 50)`,
  );
  if (growth > 100 || p95 > 50) process.exitCode = 1;
} finally {
  server.child.kill('SIGKILL');
  await server.exited;
  place.remove();
}

interface Film {
  size: number;
  /** Bytes of it. */
  slice: (from: number, to: number) => Uint8Array<ArrayBuffer>;
}

/** A film whose tables stand at its beginning, and bytes that belong to no picture behind them. */
async function bigFilm(size: number): Promise<Film> {
  const head = await filmOf(60);
  const box = new DataView(new ArrayBuffer(16));
  // An MP4 box with a length of 64 bits, to be skipped.
  box.setUint32(0, 1);
  box.setUint32(4, 0x66_72_65_65);
  box.setBigUint64(8, BigInt(size - head.byteLength));
  const start = new Uint8Array([...head, ...new Uint8Array(box.buffer)]);
  const noise = crypto.getRandomValues(new Uint8Array(65_536));
  return {
    size,
    slice: (from, to) => {
      const bytes = new Uint8Array(to - from);
      for (let at = 0; at < bytes.length; at += noise.length) bytes.set(noise.subarray(0, bytes.length - at), at);
      if (from < start.length) bytes.set(start.subarray(from, Math.min(to, start.length)));
      return bytes;
    },
  };
}

interface Caller {
  token: string;
  cookie: string;
}

function cookiesOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

async function signIn(url: URL, loginId: string): Promise<Caller> {
  const answer = await fetch(new URL('/api/auth/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password: demoPassword }),
  });
  return { token: ((await answer.json()) as { accessToken: string }).accessToken, cookie: '' };
}

async function post<Answer>(url: URL, caller: Caller, path: string, body: object): Promise<Answer> {
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
async function weekOf(url: URL, caller: Caller): Promise<string> {
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

async function upload(url: URL, caller: Caller, videos: string, film: Film): Promise<string> {
  const described = { fileName: '긴 강의.mp4', contentType: 'video/mp4', fileSize: film.size };
  const { fileId, partBytes, parts } = await post<Begun>(url, caller, '/files/multipart/initiate', described);
  for (const { number, url: address } of parts) {
    const body = film.slice((number - 1) * partBytes, Math.min(number * partBytes, film.size));
    const sent = await fetch(new URL(address, url), { method: 'PUT', headers: { cookie: caller.cookie }, body });
    if (!sent.ok) throw new Error(`part ${number}: ${sent.status} ${await sent.text()}`);
    await sent.arrayBuffer();
  }
  const opensAt = new Date(Date.now() - 60_000).toISOString();
  return (await post<{ id: string }>(url, caller, videos, { title: '긴 강의', fileId, opensAt })).id;
}

/** How long pieces from anywhere in the film take, in milliseconds, the shortest first. */
async function seek(
  url: URL,
  caller: Caller,
  { videos, videoId, size }: { videos: string; videoId: string; size: number },
): Promise<number[]> {
  const opened = await post<{ url: string }>(url, caller, `${videos}/download`, { videoId });
  const times: number[] = [];
  for (let at = 0; at < Number(values.seeks); at++) {
    const from = Math.floor(Math.random() * (size - pieceBytes));
    const start = performance.now();
    const answer = await fetch(new URL(opened.url, url), {
      headers: { cookie: caller.cookie, range: `bytes=${from}-${from + pieceBytes - 1}` },
    });
    const { byteLength } = await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (answer.status !== 206 || byteLength !== pieceBytes) throw new Error(`seek: ${answer.status}, ${byteLength} B`);
  }
  return times.sort((one, other) => one - other);
}

/** What the server holds, in megabytes. */
function held(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
