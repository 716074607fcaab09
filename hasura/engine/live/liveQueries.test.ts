import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import type { LiveQuery, StreamQuery } from '../types.ts';
import { ChangeFeed } from './changes.ts';
import { LiveQueries } from './liveQueries.ts';
import { subscribe } from './subscribe.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const changes = new ChangeFeed();
const live = new LiveQueries(changes);
const admin = { role: 'admin', variables: {} };

function watch(query: string, session = admin, variables?: Record<string, unknown>): LiveQuery | StreamQuery {
  const watched = shop.engine.watch({ query, variables: variables ?? null }, session);
  if (!watched || 'body' in watched) throw new Error(watched?.body ?? 'no subscription');
  return watched;
}

/** Subscribes, and collects the results. */
function listen(query: LiveQuery | StreamQuery) {
  const heard: unknown[] = [];
  const answers = subscribe(live, query);
  const reading = (async () => {
    for await (const { data, errors } of answers) heard.push(data ?? errors);
  })();
  return { heard, stop: () => answers.return().then(() => reading) };
}

async function addAuthor(name: string, tables: string[] | null = ['authors']) {
  await shop.ask({
    query: 'mutation ($name: String!) { insert_authors_one(object: {name: $name}) { id } }',
    variables: { name },
  });
  changes.announce(tables);
}

/** Queries that were run, without those of mutations that read what they wrote. */
const selects = () =>
  shop.db.seen.filter(
    ({ sql }) => sql.startsWith('select json_build_object(') && !sql.includes('json_populate_recordset'),
  ).length;

describe('live queries', () => {
  it('answer at once, and again when the answer is another', async () => {
    const { heard, stop } = listen(watch('subscription { authors_aggregate { aggregate { count } } }'));
    const count = (n: number) => ({ authors_aggregate: { aggregate: { count: n } } });
    await expect.poll(() => heard).toEqual([count(3)]);
    await addAuthor('Fourth');
    await expect.poll(() => heard, { interval: 5, timeout: 500 }).toEqual([count(3), count(4)]);
    changes.announce(['authors']);
    await shop.ask('mutation { delete_authors(where: {name: {_eq: "Fourth"}}) { affected_rows } }');
    changes.announce(null);
    await expect.poll(() => heard).toEqual([count(3), count(4), count(3)]);
    await stop();
    expect(live.size).toBe(0);
  });

  it('cost one run however many subscribe, with the same values of variables', async () => {
    const document = 'subscription ($name: String!) { authors(where: {name: {_eq: $name}}) { id } }';
    shop.db.seen.length = 0;
    const all = Array.from({ length: 500 }, () => listen(watch(document, admin, { name: 'Popular' })));
    await expect.poll(() => all.every(({ heard }) => heard.length === 1)).toBe(true);
    expect(selects()).toBe(1);
    shop.db.seen.length = 0;
    await addAuthor('Popular');
    await expect.poll(() => all.every(({ heard }) => heard.length === 2)).toBe(true);
    expect(selects()).toBe(1);
    await Promise.all(all.map(({ stop }) => stop()));
    await shop.restock();
  });

  it('run only for changes of tables they read, through relationships and conditions too', async () => {
    const { heard, stop } = listen(
      watch('subscription { books(where: {author: {name: {_eq: "x"}}}) { orders { id } } }'),
    );
    await expect.poll(() => heard.length).toBe(1);
    shop.db.seen.length = 0;
    changes.announce(['cheapBooks']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shop.db.seen).toHaveLength(0);
    for (const [runs, table] of ['books', 'authors', 'bookOrders'].entries()) {
      changes.announce([table]);
      await expect.poll(() => shop.db.seen.length).toBe(runs + 1);
    }
    await stop();
  });

  it('of views run for every change', () => {
    expect(watch('subscription { cheapBooks { id } }').reads).toBeNull();
  });

  it('are separate for each role and session', () => {
    const key = (role: string, id: string) => {
      const query = watch('subscription { authors { id } }', { role, variables: { 'x-hasura-user-id': id } });
      return query.kind === 'live' ? query.key : '';
    };
    expect(new Set([key('writer', '1'), key('writer', '2'), key('reader', '1'), key('reader', '2')]).size).toBe(3);
  });

  it('do not run more often than they may', async () => {
    const slow = new LiveQueries(changes, 200);
    const query = watch('subscription { authors { id } }');
    if (query.kind !== 'live') throw new Error('no live query');
    let runs = 0;
    const stop = slow.watch({ ...query, run: () => query.run().finally(() => runs++) }, () => undefined);
    await expect.poll(() => runs).toBe(1);
    const start = performance.now();
    for (let burst = 0; burst < 20; burst++) changes.announce(null);
    await expect.poll(() => runs).toBe(2);
    expect(performance.now() - start).toBeGreaterThan(100);
    stop();
  });

  it('say what went wrong, and go on', async () => {
    const { heard, stop } = listen(watch('subscription { books(where: {title: {_regex: "("}}) { id } }'));
    await expect
      .poll(() => heard)
      .toEqual([[expect.objectContaining({ message: expect.stringContaining('regular') })]]);
    await stop();
  });

  it.each([
    ['subscription { books { id } authors { id } }', 'subscriptions must select one top level field'],
    ['subscription { books { nope } }', "field 'nope' not found in type: 'books'"],
    ['subscription ($id: Int!) { books_by_pk(id: $id) { id } }', 'expecting a value for non-nullable variable'],
  ])('refuse %s', (query, message) => {
    expect(() => watch(query)).toThrow(message);
  });
});

describe('streams', () => {
  it('send rows in batches, and those that come later', async () => {
    const { heard, stop } = listen(
      watch('subscription { authors_stream(batch_size: 2, cursor: {initial_value: {id: 0}}) { id } }'),
    );
    const batch = (...ids: number[]) => ({ authors_stream: ids.map((id) => ({ id })) });
    await expect.poll(() => heard).toEqual([batch(1, 2), batch(3)]);
    await addAuthor('Later', null);
    await expect.poll(() => heard.length).toBe(3);
    await stop();
    await shop.restock();
  });

  it('go the other way, through a filter and the permission', async () => {
    const query = `subscription { authors_stream(batch_size: 1, where: {born: {_is_null: false}},
      cursor: {initial_value: {id: 100}, ordering: DESC}) { name } }`;
    const { heard, stop } = listen(watch(query, { role: 'reader', variables: {} }));
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[0]).toEqual({ authors_stream: [{ name: 'Yun Dong-ju' }] });
    await stop();
  });

  it('have a cursor of one column', () => {
    const query = 'subscription { authors_stream(batch_size: 1, cursor: {initial_value: {id: 1, name: "x"}}) { id } }';
    expect(() => watch(query)).toThrow('multiple column cursors');
  });
});
