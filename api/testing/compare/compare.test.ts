import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeFeed, LiveQueries, createEngine, socketServerOptions, type Engine } from '#engine';
import { listen, type Listening } from '#hasura/engine/http/listen.node.ts';
import { authenticator, serveHttp } from '#hasura/engine/http/serve.ts';
import { readSettings } from '#hasura/engine/http/settings.ts';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import type { Database } from '../../ports/database.ts';
import { openDemoWorld } from '../world.node.ts';
import { findPlaces } from '../plans/places.ts';
import { compareAnswers, findAskers, NotReached, type Asker } from './compare.ts';
import { screenQuestions, type ScreenQuestion } from '../plans/questions.ts';

// The engine in a server of its own plays Hasura; a proxy before it alters answers.
const secret = 'a secret of at least 32 characters';

let db: Database;
let engine: Engine;
let hasura: Listening;
let url: string;
let askers: Asker[];
let questions: ScreenQuestion[];
beforeAll(async () => {
  db = await openDemoWorld();
  const files = readProjectFiles();
  engine = await createEngine(db.sql, files);
  const authenticate = authenticator(
    readSettings({
      HASURA_GRAPHQL_ADMIN_SECRET: 'only the server itself knows',
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key: secret, issuer: 'academy' }),
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    }),
  );
  const sockets = socketServerOptions({ engine, live: new LiveQueries(new ChangeFeed()), authenticate });
  hasura = await listen(serveHttp(engine, { authenticate }), sockets, 0);
  url = `http://localhost:${hasura.port}`;
  const places = await findPlaces(db.sql);
  askers = await findAskers(db.sql, places.studentId);
  questions = screenQuestions(files, places);
}, 60_000);
afterAll(async () => {
  await hasura.stop();
  await db.close();
});

/** A server that passes everything on and changes the text of the answers. */
async function proxy(alter: (answer: string) => string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await Array.fromAsync(request as AsyncIterable<Buffer>);
      const { authorization = '' } = request.headers;
      const answer = await fetch(`${url}${request.url}`, {
        method: 'POST',
        // oxlint-disable-next-line house/no-conditional-spread -- a header is never undefined
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: Buffer.concat(body),
      });
      response.end(alter(await answer.text()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

const question = (operation: string) => questions.filter(({ name }) => name.split(',')[0] === operation).slice(0, 1);

describe('npm run test:hasura', () => {
  it('asks as somebody of each role and as a visitor', () => {
    expect(askers.map((asker) => asker?.role ?? null)).toEqual(['manager', 'student', 'ta', null]);
  });

  it('asks what the allow list holds, word for word', () => {
    const collections = readProjectFiles()['metadata/query_collections.yaml'] ?? '';
    const allowed = questions.filter(({ query }) => collections.includes(`query: ${query}\n`));
    expect(allowed.length).toBeGreaterThan(100);
    expect(question('TermsList')[0]?.query).toBe('query TermsList{terms(order_by:[{id:desc}]){id title}}');
  });

  it('finds all answers equal, refusals too, where both are the same', { timeout: 120_000 }, async () => {
    const { answers, different } = await compareAnswers({ url, secret, engine }, askers, questions);
    expect(different).toEqual([]);
    expect(answers).toBe(questions.length * askers.length);
  });

  it('names an answer that was altered, who asked, and where it differs', async () => {
    const { url: altered, server } = await proxy((answer) => answer.replace('"privacy"', '"privacies"'));
    const { different } = await compareAnswers({ url: altered, secret, engine }, askers, [
      ...question('TermsList'),
      ...question('Landing'),
    ]);
    server.close();
    expect(different).toEqual(
      ['manager', 'student', 'ta', 'anonymous'].map((role) => ({
        role,
        name: 'TermsList',
        place: '$.data.terms[1].id',
        hasura: '"privacies"',
        engine: '"privacy"',
      })),
    );
  });

  it('names a refusal in other words', async () => {
    const { url: altered, server } = await proxy((answer) => answer.replace('not found in type', 'unknown in type'));
    const asked = await compareAnswers({ url: altered, secret, engine }, [null], question('StudentList'));
    server.close();
    expect(asked.different).toMatchObject([{ role: 'anonymous', place: '$.errors[0].message' }]);
  });

  it('counts as equal what was different only once', async () => {
    let isFirst = true;
    const { url: altered, server } = await proxy((answer) => {
      const once = isFirst ? '{"data":null}' : answer;
      isFirst = false;
      return once;
    });
    const asked = await compareAnswers({ url: altered, secret, engine }, [null], question('TermsList'));
    server.close();
    expect(asked).toEqual({ answers: 1, different: [] });
  });

  it('finds every answer of signed-in people different where the key of the tokens is another', async () => {
    const other = { url, secret: 'another secret of at least 32 characters', engine };
    const { different } = await compareAnswers(other, askers, question('TermsList'));
    expect(different.map(({ role }) => role)).toEqual(['manager', 'student', 'ta']);
  });

  it('says when nothing answers', async () => {
    const nobody = { url: 'http://localhost:1', secret, engine };
    await expect(compareAnswers(nobody, [null], question('TermsList'))).rejects.toThrow(NotReached);
  });
});
