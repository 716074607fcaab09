import { lectures } from '#mocks/cast.ts';
import type { TestApi } from '../api.ts';
import { bring, openFiles, png } from '../setups/files.ts';
import type { MadeRequest } from '../random/requests.ts';

/** What a request was answered, as a line: its name, status, code, and when to come back. */
type Asked = () => Promise<string>;

/** An answer that is no fault of the server: done, refused, or away by name with a time to come back. */
const allowed = / (503 (database-unreachable|storage-unreachable|busy|too-slow) after \d+|507 disk-full|[234]\d\d .*)$/;

/** The answers that are a fault. */
export const faultsIn = (answers: readonly string[]): string[] => answers.filter((answer) => !allowed.test(answer));

/** The lines of a log that tell of a fault. */
export const faultLines = (logged: readonly string[]): string[] =>
  logged.filter((line) => /"(fault|graphql-fault|graphql-hidden)"/.test(line));

/** A line for a run: how many answers there were, and how many of them said that something is away or full. */
export function figures(name: string, answers: readonly string[]): string {
  const count = (found: RegExp) => answers.filter((answer) => found.test(answer)).length;
  return `${name}: ${answers.length} answers, ${count(/ 503 /)} × 503, ${count(/ 507 /)} × 507, ${count(/ 2\d\d /)} × 2xx`;
}

/** Sends a made request. */
export const asked =
  (api: TestApi, made: MadeRequest): Asked =>
  async () => {
    const { status, headers, body } = await made.send(api);
    return line(made.id, status, headers, body?.code);
  };

/** What random requests are not: GraphQL, a download, an upload, an event stream, a page of health. */
export async function otherRequests(api: TestApi): Promise<Asked[]> {
  const tools = openFiles(api);
  const path = `/files/LECTURE/${lectures.calculusB.id}` as const;
  const fileId = await bring(tools, path, '안내.png', png, 'ta');
  const address = await api.send('GET', `/files/get-url?fileId=${fileId}`, { as: 'ta' });
  const { token } = await api.signIn('admin');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const of = async (what: string, answer: Response) => {
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    if (!isJson) await answer.body?.cancel();
    const body = isJson ? ((await answer.json()) as { code?: string; errors?: unknown }) : {};
    const isFault = JSON.stringify(body.errors ?? '').includes('"unexpected"');
    return line(what, isFault ? 500 : answer.status, answer.headers, body.code);
  };
  const at = (to: string, init: RequestInit = {}) => api.app.fetch(new Request(`http://academy.test${to}`, init));
  const query = (text: string) => async () =>
    of('gql', await at('/api/gql', { method: 'POST', headers, body: JSON.stringify({ query: text }) }));
  if ((await tools.fetch(address, {}, address)).status !== 200) throw new Error('nothing to download');
  return [
    query('{ lectures { id enrollments { id } } }'),
    query('mutation { insert_wordDecks_one(object: { title: "단어장" }) { id } }'),
    async () => of('realtime', await at('/api/realtime', { headers })),
    async () => of('health', await at('/healthz')),
    async () => of('download', await tools.fetch(address, {}, address)),
    async () => {
      const body = { fileName: '안내.png', contentType: 'image/png', fileSize: png.length };
      const begun = await api.send('POST', path, { as: 'ta', body });
      if (begun.status !== 201) return line('upload', begun.status, begun.headers, begun.body?.code);
      return of('content', await tools.fetch(begun, { method: 'PUT', body: png }, begun));
    },
  ];
}

function line(what: string, status: number, headers: Headers, code: unknown): string {
  const after = headers.get('retry-after');
  return `${what} ${status} ${String(code)}${after === null ? '' : ` after ${after}`}`;
}
