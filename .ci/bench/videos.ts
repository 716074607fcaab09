import { bench } from './harness/bench.ts';

const MB = 1_048_576;
const pieceBytes = 65_536;

export default bench({
  about: 'a film of 2 GB uploaded in parts to a server on a folder, and 64 KB read from anywhere in it',
  needs: 'nothing',
  limits: { memory: { most: 100, unit: 'MB' }, seek: { most: 50, unit: 'ms' } },
  options: { megabytes: 2048, seeks: 300 },
  async run({ options, limits, report, cleanup }) {
    const { demoDataDir } = await import('#api/testing/servers/server.node.ts');
    const { measure } = await import('#hasura/engine/bench/measure.ts');
    const { staff, students } = await import('#mocks/cast.ts');
    const { startServer } = await import('./harness/world.ts');
    const { residentBytes } = await import('./harness/memory.ts');
    const { post, signIn, upload, weekOf } = await import('./videos/calls.ts');
    const { bigFilm } = await import('./videos/film.ts');
    const { server, url } = await startServer(cleanup, await demoDataDir(), { DEMO: '1' });
    const teacher = await signIn(url, staff.admin.loginId);
    const student = await signIn(url, students.minsu.loginId);
    const film = await bigFilm(options.megabytes * MB);
    const videos = await weekOf(url, teacher);

    const held = () => residentBytes(server.child.pid);
    const before = held();
    let most = before;
    const sampling = setInterval(() => (most = Math.max(most, held())), 50);
    cleanup.defer(() => clearInterval(sampling));
    let videoId = '';
    const { seconds } = await measure(async () => (videoId = await upload(url, teacher, videos, film)), { repeats: 1 });
    clearInterval(sampling);
    report.line(
      `${options.megabytes} MB uploaded in ${seconds.toFixed(0)} s, memory before ${(before / MB).toFixed(0)} MB`,
    );
    report.figure('memory grown by', (most - before) / MB, limits.memory);

    const opened = await post<{ url: string }>(url, student, `${videos}/download`, { videoId });
    const seek = async () => {
      const from = Math.floor(Math.random() * (film.size - pieceBytes));
      const answer = await fetch(new URL(opened.url, url), {
        headers: { cookie: student.cookie, range: `bytes=${from}-${from + pieceBytes - 1}` },
      });
      const { byteLength } = await answer.arrayBuffer();
      if (answer.status !== 206 || byteLength !== pieceBytes)
        throw new Error(`seek: ${answer.status}, ${byteLength} B`);
    };
    report.times('64 KB from anywhere', (await measure(seek, { repeats: options.seeks })).times, limits.seek);
  },
});
