// @module-tag timeless
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { changeSetKinds } from './changeSets.ts';

it('has words on the screen for every kind of change set, and for no other', async () => {
  const screen = (await import(resolve('crm/shared/history/changeSetText.ts'))) as {
    changeSetWords: Record<string, unknown>;
  };
  expect(Object.keys(screen.changeSetWords).toSorted()).toEqual(changeSetKinds.toSorted());
});
