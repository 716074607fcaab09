import { namedId } from '#mocks/builders/row.ts';

/** Where somebody is signed in; the server always tells of the one that asks. */
export const signIn = (name: string, device: string, isCurrent: boolean) => ({
  id: namedId(name),
  device,
  isCurrent,
  ip: null,
  startedAt: '2026-11-20T09:00:00Z',
  lastUsedAt: '2026-11-21T09:00:00Z',
});
