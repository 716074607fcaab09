// @module-tag tree
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { readForeignKeys, readPrimaryKeys, readTables } from '../catalog.ts';
import { schemaDocument } from './picture.ts';

const schema = `
  create table shelves (id uuid primary key, place text not null);
  create table books (
    id uuid primary key references shelves (id),
    shelf_id uuid references shelves (id),
    lent_at timestamptz,
    created_at timestamptz not null default now()
  );
  comment on table books is '책';
  comment on column books.lent_at is 'When | to whom';
  create view titles as select id from books;`;

test('tables are boxes, foreign keys lines, and comments a table', async () => {
  const pglite = await PGlite.create();
  await pglite.exec(schema);
  const client = { query: async <Row>(sql: string) => (await pglite.query<Row>(sql)).rows };
  const tables = await readTables(client);
  const drawn = schemaDocument(
    [{ title: 'Library, new', tables: tables.filter(({ name }) => name !== 'shelves') }],
    await readForeignKeys(client),
    await readPrimaryKeys(client),
  );
  await pglite.close();
  expect(drawn.slice(drawn.indexOf('[Library'))).toBe(`[Library, new](#library-new)

## Library, new

\`\`\`mermaid
erDiagram
  books {
    uuid id PK, FK
    uuid shelf_id FK
  }
  shelves ||--o| books : "id"
  shelves |o--o{ books : "shelf_id"
\`\`\`

<details><summary><b>books</b> 책</summary>

| column | type | |
|---|---|---|
| id | uuid |  |
| shelf_id | uuid |  |
| lent_at | timestamptz | When \\| to whom |

</details>
<details><summary><b>titles</b> (view) </summary>

| column | type | |
|---|---|---|
| id | uuid |  |

</details>
`);
});
