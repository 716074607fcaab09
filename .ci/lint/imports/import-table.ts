import { isBuiltin } from 'node:module';
import { relative, sep } from 'node:path';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { isIn, resolveSpecifier, roomOf, sliceOf } from './specifier.ts';
import type { Room } from '../rooms.ts';

const testFile = /\.(test|test-d|spec|stories|guide)\.tsx?$|\/(testing|journeys)\//;
const nodeFile = /\.node\.ts$|^api\/main\.ts$/;
/** Folders that every slice of a room may import. */
const sharedFolders = ['shared'];
/** The files of a slice that others may import: its face, its addresses, and the parts that load together with their importer. */
const publicFiles = ['index.tsx', 'index.ts', 'parts.ts', 'paths.ts'];
const extension = /\.(tsx?|mjs|css|json|svg|png|webp|webm|woff2|sql|ya?ml|graphql|wasm|data|tar|gz|xlsx)$/;

/** Lint rule: every import follows the import table (`.ci/lint/rooms.ts`). */
export const importTable = defineRule({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const room = roomOf(file);
    if (!room) return {};

    function check(node: ESTree.Node, specifier: unknown, lazy = false) {
      if (typeof specifier !== 'string' || !room) return;
      const message = judgeImport({ file, room, specifier, lazy });
      if (message) context.report({ node, message });
    }

    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' && node.source.value, true),
    };
  },
});

interface Import {
  file: string;
  room: Room;
  specifier: string;
  lazy: boolean;
}

/** The error of an import, undefined if it is allowed. */
export function judgeImport({ file, room, specifier, lazy }: Import): string | undefined {
  const target = resolveSpecifier(specifier, file);
  if (target === undefined) return judgePackage(file, room, specifier);

  if (!extension.test(target)) return `Write the file's extension: '${specifier}'.`;
  if (roomOf(target) === room) {
    if (!specifier.startsWith('.')) return `Import by a relative path inside ${room.room}/.`;
    return room.slices && judgeSlice(file, target, room);
  }
  if (specifier.startsWith('.') && topFolder(target) !== topFolder(file)) {
    return `Import another room by its alias, not by '${specifier}'.`;
  }
  const allowed = [...room.imports, ...(testFile.test(file) ? (room.inTests ?? []) : [])];
  if (allowed.some((folder) => isIn(target, folder))) return undefined;
  if (room.lazily?.some((folder) => isIn(target, folder))) {
    return lazy ? undefined : `${room.room}/ loads '${specifier}' only by import().`;
  }
  return `${room.room}/ may not import '${specifier}' (see the import table in .ci/lint/rooms.ts).`;
}

function topFolder(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

function judgeSlice(file: string, target: string, room: Room): string | undefined {
  const own = sliceOf(file, room);
  const other = sliceOf(target, room);
  if (!own || !other || own === other || sharedFolders.includes(other)) return undefined;
  const inside = target.slice(`${room.room}/${other}/`.length);
  if (publicFiles.includes(inside)) return undefined;
  // A story mocks the documents of the parts it shows.
  if (testFile.test(file) && /^(generated|testing)\//.test(inside)) return undefined;
  return `The slice ${room.room}/${own} may not import ${room.room}/${other}/${inside}, only its ${publicFiles.join(' or ')}.`;
}

function judgePackage(file: string, room: Room, specifier: string): string | undefined {
  if (testFile.test(file)) return undefined;
  if (isBuiltin(specifier)) {
    return nodeFile.test(file)
      ? undefined
      : 'Node built-ins only in api/main.ts and *.node.ts; this runs in browsers too.';
  }
  const banned = room.never?.some((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  );
  return banned ? `${room.room}/ may not import the package '${specifier}'.` : undefined;
}
