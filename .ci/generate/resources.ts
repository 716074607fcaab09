/**
 * What refine knows of each resource, from the two contracts: the command that creates, changes or removes it (`x-resource`), and who may
 * take which action (`x-access`, and the permissions of the metadata as each role's schema shows them).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describeOperations, type Description } from '../../openapi/describe.ts';
import { readSchema } from '../../hasura/generate/schemaFiles.node.ts';

const header = '// Generated from openapi/ and hasura/ by `npm run generate`. Do not edit.\n';

/** Actions that the data provider sends as a command. */
const written = ['create', 'edit', 'delete'] as const;

/** The staff's roles, least rights first. */
const roles = ['ta', 'manager'] as const;

/** The least role that may take an action of a resource: `{ students: { create: 'ta' } }`. */
type Access = Record<string, Record<string, (typeof roles)[number]>>;

/** Writes `client/generated/commands.ts` and `client/generated/resourceAccess.ts`. */
export function generateResources(): void {
  const bundle: unknown = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8'));
  const operations = describeOperations(bundle).filter(({ resource }) => resource !== null);
  writeFileSync('client/generated/commands.ts', commandsModule(operations));
  writeFileSync('client/generated/resourceAccess.ts', accessModule(resourceAccess(operations)));
}

function resourceAccess(operations: readonly Description[]): Access {
  const access: Access = {};
  const named = new Set(operations.map(({ resource }) => resource?.name ?? ''));
  for (const role of roles.toReversed()) {
    for (const [name, action] of rootActions(readSchema(role), named)) (access[name] ??= {})[action] = role;
  }
  for (const { resource, access: level } of operations) {
    if (resource) (access[resource.name] ??= {})[resource.action] = level === 'admin' ? 'manager' : 'ta';
  }
  return access;
}

/** The actions that the roots of a role's schema allow. A view has no key; it is listed and shown where the contract names it. */
function rootActions(sdl: string, named: ReadonlySet<string>): [name: string, action: string][] {
  const roots = [...sdl.matchAll(/^type (?:query|mutation)_root \{\n([^]*?)^\}/gm)].flatMap(([, fields = '']) =>
    [...fields.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name),
  );
  const rows = new Set(roots.filter((name) => !name.includes('_') && roots.includes(`${name}_by_pk`)));
  return roots.flatMap((root): [string, string][] => {
    if (rows.has(root)) return [[root, 'list']];
    if (named.has(root)) return ['list', 'show'].map((action) => [root, action]);
    const [, verb, name = '', one] = /^(?:(insert|update|delete)_)?(\w+?)_(one|by_pk)$/.exec(root) ?? [];
    if (one === undefined) return [];
    return [[name, { insert: 'create', update: 'edit', delete: 'delete' }[verb ?? ''] ?? 'show']];
  });
}

function commandsModule(operations: readonly Description[]) {
  const commands = operations.filter(({ resource }) => written.some((action) => action === resource?.action));
  const byResource = Object.entries(Object.groupBy(commands, ({ resource }) => resource?.name ?? '')).sort();
  const entries = byResource.map(
    ([name, own = []]) => `  ${name}: {\n${own.map((operation) => `    ${commandEntry(operation)}\n`).join('')}  },`,
  );
  return `${header}
import { parameter, type Commands } from '../command.ts';

/** The command that takes an action of a resource; its slice is loaded when it is first sent. */
export const commands: Commands = {
${entries.join('\n')}
};
`;
}

function commandEntry({ resource, operationId, tag, path, bodyType, invalidates }: Description) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // The last parameter of an existing record's path is its id; the others are given by the caller.
  const own = resource?.action === 'create' ? undefined : names.at(-1);
  const given = names.map((name) => (name === own ? 'sent.id' : `parameter(sent, '${name}')`));
  const args = [...given, ...(bodyType ? ['sent.values as never'] : [])].join(', ');
  const load = `(await import('./rest/${tag}.ts')).${operationId}(${args})`;
  return `${resource?.action}: { operationId: '${operationId}', tables: [${invalidates.map((table) => `'${table}'`).join(', ')}], send: async (${args.includes('sent') ? 'sent' : ''}) => ${load} },`;
}

function accessModule(access: Access) {
  const lines = Object.entries(access)
    .sort()
    .map(([name, actions]) => {
      const pairs = Object.entries(actions).map(([action, role]) => `${action}: '${role}'`);
      return `  ${name}: { ${pairs.sort().join(', ')} },`;
    });
  return `${header}
/** The least role that may take an action of a resource. What is not listed nobody may do. */
export const resourceAccess: Readonly<Record<string, Readonly<Record<string, 'ta' | 'manager'>>>> = {
${lines.join('\n')}
};
`;
}
