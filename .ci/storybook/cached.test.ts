import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { cached } from './cached.ts';

test('a file is read again only when something that was made of it is another', async () => {
  const file = randomUUID();
  const make = vi.fn(async () => ({ calls: make.mock.calls.length }));
  const read = (...of: string[]) => cached('test', file, of, make);
  expect(await read('code')).toEqual({ calls: 1 });
  expect(await read('code')).toEqual({ calls: 1 });
  expect(await read('code', 'kit')).toEqual({ calls: 2 });
  expect(await read('code')).toEqual({ calls: 3 });
});
