import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { createApp } from '../../app.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { openDemoWorld } from '../../testing/world.node.ts';
import { openWatch } from './index.node.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code: number };
}

let api: TestApi;
let collector: Server;
let paths: string[];
let key: unknown;
let told: string;
let spans: SentSpan[];
beforeAll(async () => {
  // With an engine that nobody has asked before.
  api = await startApi({}, await openDemoWorld());
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      paths.push(request.url ?? '');
      key = request.headers['x-key'];
      told += text;
      const sent = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await api.close();
});

/** Asks once, and lets what is left be sent. */
async function traced(path: string, init: RequestInit): Promise<Response> {
  [paths, told, spans] = [[], '', []];
  const tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const watching = await openWatch(
    { slowStatementMs: 60_000, metricsToken: null, tracesUrl },
    { ...api.deps, version: '1' },
  );
  const app = createApp({ ...api.deps, watch: watching.watch });
  const answer = await app.fetch(new Request(`http://academy.test${path}`, init));
  await answer.text();
  await watching.close();
  return answer;
}

const attribute = (span: SentSpan | undefined, name: string) =>
  span?.attributes.find(({ key }) => key === name)?.value.stringValue;

const question = (token: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
  body: JSON.stringify({
    operationName: 'Students',
    query: 'query Students($name: String!) { students(where: {memo: {_eq: $name}}) { id } }',
    variables: { name: 'hong-gildong' },
  }),
});

it('sends the spans of a request: statements within the document within the request, under the caller’s trace', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=of-the-collector');
  const { token } = await api.signIn(staff.ta.loginId);
  const [trace, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  await traced('/api/gql', question(token, { traceparent: `00-${trace}-${caller}-01` }));
  expect(paths).toEqual(['/v1/traces']);
  expect(key).toBe('of-the-collector');
  const request = spans.find(({ name }) => name === '/api/gql');
  const document = spans.find((span) => attribute(span, 'graphql.operation.name') !== undefined);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([trace]));
  expect(request?.parentSpanId).toBe(caller);
  expect(attribute(request, 'academy.outcome')).toBe('2xx');
  expect(document?.parentSpanId).toBe(request?.spanId);
  const statements = (parent: SentSpan | undefined) =>
    spans.filter(({ parentSpanId, kind }) => kind === 3 && parentSpanId === parent?.spanId);
  // The session is read by the request, the rows by its document.
  expect(statements(request).length).toBeGreaterThan(0);
  expect(statements(document).length).toBeGreaterThan(0);
  for (const span of statements(document)) expect(attribute(span, 'db.query.summary')).toBe(span.name);
  expect(told).not.toContain('hong-gildong');
  expect(told).not.toContain(staff.ta.loginId);
});

it('begins a trace of its own without a caller, and marks what failed', async () => {
  const answer = await traced('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: staff.admin.loginId, password: 'wrong password' }),
  });
  expect(answer.status).toBe(401);
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(roots).toHaveLength(1);
  expect(roots[0]).toMatchObject({ name: 'login', kind: 2 });
  expect(attribute(roots[0], 'academy.outcome')).toBe('4xx');
  expect(told).not.toContain(staff.admin.loginId);
});

it('stands aside when the collector is away', async () => {
  const { watch, close } = await openWatch(
    { slowStatementMs: 60_000, metricsToken: null, tracesUrl: 'http://127.0.0.1:9' },
    { ...api.deps, version: '1' },
  );
  const app = createApp({ ...api.deps, watch });
  expect((await app.fetch(new Request('http://academy.test/version.json'))).status).toBe(200);
  const began = performance.now();
  await close();
  expect(performance.now() - began).toBeLessThan(4000);
});
