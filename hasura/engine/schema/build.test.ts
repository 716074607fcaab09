import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../index.ts';
import { bookshop } from '../testing/bookshop.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

describe("a role's schema", () => {
  it('is valid SDL, the same at every start', async () => {
    const again = await createEngine(shop.db, bookshop);
    for (const role of [...shop.engine.roles, 'admin']) {
      expect(() => buildSchema(shop.engine.sdl(role))).not.toThrow();
      expect(again.sdl(role)).toBe(shop.engine.sdl(role));
    }
  });

  it('keeps PostgreSQL names of scalars and carries comments', () => {
    const sdl = shop.engine.sdl('admin');
    for (const scalar of ['bigint', 'date', 'jsonb', 'numeric', 'timestamptz'])
      expect(sdl).toContain(`scalar ${scalar}\n`);
    expect(sdl).toContain('"""People who write"""\ntype authors {');
    expect(sdl).toContain('  """In won"""\n  price: numeric!\n');
    expect(sdl).toContain('  keywords: [String!]!\n');
  });

  it('marks an object relationship as certain only behind a NOT NULL key', () => {
    const type = /type books \{[^}]*\}/.exec(shop.engine.sdl('admin'))?.[0];
    expect(type).toContain('  author: authors!\n');
    expect(type).toContain('  editor: authors\n');
  });

  it('shows each role its own part', () => {
    const reader = buildSchema(shop.engine.sdl('reader'));
    expect(Object.keys(reader.getQueryType()?.getFields() ?? {})).toEqual([
      ...['authors', 'authors_aggregate', 'authors_by_pk', 'books', 'books_aggregate', 'books_by_pk', 'orders'],
    ]);
    expect(Object.keys(reader.getMutationType()?.getFields() ?? {})).toEqual(['insert_bookOrders', 'placeOrder']);
    expect(reader.getType('genres')).toBeUndefined();
    expect(reader.getType('genres_enum')).toBeDefined();
    expect(shop.engine.roles).toEqual(['reader', 'writer']);
  });

  it('offers on_conflict only with an update permission', () => {
    const placed = (role: string) => shop.engine.sdl(role).match(/ {2}insert_authors\(.*/)?.[0];
    expect(placed('admin')).toContain('on_conflict: authors_on_conflict');
    expect(placed('writer')).not.toContain('on_conflict');
  });

  it('tells generators of row types what is tracked', () => {
    const books = shop.engine.tables().find(({ name }) => name === 'books');
    const column = (name: string) => books?.columns.find((candidate) => candidate.name === name);
    expect(column('genre')).toMatchObject({ pgType: 'text', nullable: true, enumValues: ['essay', 'novel', 'poetry'] });
    expect(column('title_length')).toMatchObject({ graphqlName: 'titleLength', generated: true });
    expect(column('price')).toMatchObject({ pgType: 'numeric', hasDefault: true, nullable: false, comment: 'In won' });
  });
});
