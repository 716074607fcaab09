import { describe, expect } from 'vitest';
import { rules } from './testing/showRules.ts';

const rule = rules();

const written = {
  attendance_types: ['short_name', '왔'],
  push_alert_templates: ['body', '새 본문'],
  terms: ['title', '새 제목'],
  word_decks: ['title', '새 제목'],
  words: ['meaning', '새 뜻'],
} as const;

describe.each(Object.entries(written))('%s', (table, [column, value]) => {
  rule('are changed at the version that was read, or at any', async ({ make, refuses, accepts }) => {
    const { id } = await make(table as keyof typeof written);
    const versioned = `update ${table} set ${column} = $1, version = $2 where id = $3 returning version`;
    expect(await accepts(versioned, [`${value}1`.slice(-2), 1, id])).toEqual([{ version: 2 }]);
    await refuses(`23514 ${table}_stale`, versioned, [value, 1, id]);
    await refuses(`23514 ${table}_stale`, versioned, [value, 3, id]);
    expect(await accepts(versioned, [value, 2, id])).toEqual([{ version: 3 }]);
    const any = `update ${table} set ${column} = $1 where id = $2 returning version`;
    expect(await accepts(any, [`${value}2`.slice(-2), id])).toEqual([{ version: 4 }]);
  });
});

rule('a new order raises no version', async ({ make, accepts }) => {
  const type = await make('attendance_types');
  const tag = await make('tags');
  const word = await make('words');
  const orders = {
    attendance_types: ['sequence', type.id],
    tags: ['priority', tag.id],
    words: ['sequence', word.id],
  };
  for (const [table, [column, id]] of Object.entries(orders)) {
    expect(await accepts(`update ${table} set ${column} = 99 where id = $1 returning version`, [id])).toEqual([
      { version: 1 },
    ]);
  }
});
