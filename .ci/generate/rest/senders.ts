/**
 * Who sends which documents, a line a generated module. `codegen.ts` makes its outputs of it, `graphql.config.ts` the projects that editors
 * read. Who may send what is sent in production, `allow-list.ts` says. No import but Node's, so that editors load it.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';

export type Role = 'anonymous' | 'student' | 'ta' | 'manager';

/** Documents of a room: the names of their files without `.graphql`, who sends them, and the module they become. */
export interface Sender {
  room: 'app' | 'portal' | 'crm';
  names: string;
  role: Role;
  module: string;
}

/** Staff send `*.staff.graphql` of the portal to choose whose portal they look at. */
export const senders: readonly Sender[] = [
  { room: 'app', names: '*', role: 'anonymous', module: 'graphql' },
  { room: 'portal', names: '!(*.staff)', role: 'student', module: 'graphql' },
  { room: 'portal', names: '*.staff', role: 'ta', module: 'staff' },
  { room: 'crm', names: '!(*.manager)', role: 'ta', module: 'graphql' },
  { room: 'crm', names: '*.manager', role: 'manager', module: 'manager' },
];

/** The folder of a room whose fragments all its documents may use. */
export const shared = 'shared';

/** The documents of a slice, or of all of them, as patterns; the room's fragments are among them. */
export const documentsOf = ({ room, names }: Sender, slice = '*'): [own: string, shared: string] => [
  `${room}/${slice}/**/${names}.graphql`,
  `${room}/${shared}/*.graphql`,
];

export const roles: readonly Role[] = [...new Set(senders.map(({ role }) => role))];

const root = resolve(import.meta.dirname, '../../..');

/** Every module that slices have documents for, as the folders are now: its documents as patterns, and who sends them. */
export function modules() {
  return senders.flatMap((sender) => {
    const found = globSync(documentsOf(sender)[0], { cwd: root }).map((path) => path.split(/[\\/]/)[1] ?? '');
    const slices = [...new Set(found)].filter((slice) => slice !== shared).sort();
    return slices.map((slice) => ({
      file: `${sender.room}/${slice}/generated/${sender.module}.ts`,
      slice,
      role: sender.role,
      documents: documentsOf(sender, slice),
    }));
  });
}
