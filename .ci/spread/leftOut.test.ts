import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leftOut } from './leftOut.ts';

it('leaves out only journeys that exist, each with a reason', () => {
  for (const [file, reason] of Object.entries(leftOut)) {
    expect(existsSync(join('app/journeys', file)), file).toBe(true);
    expect(reason.length).toBeGreaterThan(20);
  }
});
