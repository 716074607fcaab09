// @module-tag tree
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startApi, type Person } from '#api/testing/api.ts';
import { resourceAccess } from '#client/generated/resourceAccess.ts';
import { forgetSession, keepSession } from '#client/session/sessionStore.ts';
import { buildAuth } from '#mocks/builders/user.ts';
import { mayTake } from './accessControl.ts';

// The browser's answer and the server's, asked of both for every role, resource and action.

const api = await startApi();
afterAll(() => api.close());
afterEach(forgetSession);

const people = { student: 'minsu', ta: 'ta', manager: 'taAdmin' } as const satisfies Record<string, Person>;
const roles = Object.keys(people) as (keyof typeof people)[];
const commands = readCommands();
const resources = Object.keys(resourceAccess);
const actions = ['list', 'show', 'create', 'edit', 'delete'];

it('covers every command of a resource', () => {
  expect(commands.size).toBeGreaterThan(50);
  for (const [name] of commands) {
    const [resource = '', action = ''] = name.split('#');
    expect(resourceAccess[resource], name).toHaveProperty(action);
  }
});

it.each(resources)('%s', async (resource) => {
  const own = Object.keys(resourceAccess[resource] ?? {}).filter((action) => !actions.includes(action));
  const screens: Record<string, boolean> = {};
  const server: Record<string, boolean> = {};
  for (const action of [...actions, ...own]) {
    for (const role of roles) {
      const row = `${action} by a ${role}`;
      keepSession(buildAuth(people[role]));
      screens[row] = mayTake(resource, action).can;
      // A TA without powers is refused once the body is valid; `powers.test.ts` asks the server.
      const isGiven = role !== 'ta' || !ofPowers.has(`${resource}#${action}`);
      // A student never has a CRM; what the screens would say must still hold.
      server[row] = role !== 'student' && isGiven && (await serverAllows(resource, action, role));
    }
  }
  expect(screens).toEqual(server);
});

/** What a manager may give a TA to do. */
const ofPowers: ReadonlySet<string> = new Set(['students#delete', 'students#issuePasswords']);

/** They have no key: whoever may list them is shown one. */
const views: ReadonlySet<string> = new Set(['auditEntries', 'errorGroups', 'taDirectory']);

async function serverAllows(resource: string, action: string, role: keyof typeof people): Promise<boolean> {
  const command = commands.get(`${resource}#${action}`);
  const as = people[role];
  if (command) {
    // Unknown ids and an empty body, so that an allowed call changes nothing.
    const { status } = await api.send(
      command.method,
      command.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID()),
      command.method === 'get' ? { as } : { as, body: {} },
    );
    return ![401, 403].includes(status);
  }
  const root =
    { list: resource, show: views.has(resource) ? resource : `${resource}_by_pk`, create: `insert_${resource}_one` }[
      action
    ] ?? changeRoot();
  const isWrite = !['list', 'show'].includes(action);
  const { body } = await api.gql(`${isWrite ? 'mutation' : 'query'} { ${root} { __typename } }`, { as });
  // Without its arguments an existing field is refused for another reason, or answered.
  return !/field '\w+' not found|no mutations exist/.test(String(body.errors?.[0]?.message ?? ''));

  function changeRoot() {
    return `${action === 'edit' ? 'update' : 'delete'}_${resource}_by_pk`;
  }
}

function readCommands() {
  const { paths } = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { 'x-resource'?: string }>>;
  };
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation['x-resource'], { method, path }] as const),
  );
  return new Map(entries.flatMap(([name, call]) => (name ? [[name, call] as const] : [])));
}
