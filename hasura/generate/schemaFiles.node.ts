/** Schemas of several roles as files: a definition that some roles have alike is written once, in the file named after them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Texts by file name: `manager-ta.graphql` has what only a manager and a TA share. */
export function splitSchemas(schemas: ReadonlyMap<string, string>): Map<string, string> {
  const rolesOf = new Map<string, string[]>();
  for (const [role, sdl] of schemas) {
    for (const definition of withoutTags(sdl)
      .trimEnd()
      .split(/\n\n(?=\S)/)
      .map(withoutRepeats)) {
      rolesOf.set(definition, [...(rolesOf.get(definition) ?? []), role]);
    }
  }
  const files = Map.groupBy(rolesOf.keys(), (definition) => `${rolesOf.get(definition)?.join('-')}.graphql`);
  return new Map([...files].sort().map(([name, definitions]) => [name, `${definitions.join('\n\n')}\n`]));
}

/** Without what a comment says behind its words to the database alone, as `@personal erase`. */
const withoutTags = (sdl: string): string => sdl.replaceAll(/"""\n *(.*)(?:\n *@person.*)+\n *"""/g, '"""$1"""');

/** A definition with its fields line by line, and without the words of its columns where they are already at the fields of the table's type. */
function withoutRepeats(definition: string): string {
  const repeats = /^(?:"""[^]*?"""\n)?(?:enum \w+_select_column|input \w+_stream_cursor_value_input)\b/.test(
    definition,
  );
  const bare = repeats ? definition.replace(/^ {2}"""[^]*?"""\n/gm, '') : definition;
  return inOneLine(bare.replace(/\n{2,}/g, '\n'));
}

/** Definitions that only list a table's columns again are one line, or lines filled to the brim where they are longer. */
function inOneLine(definition: string): string {
  const [, head, fields] =
    /^((?:enum|input|type) \w+_(?:column|constraint|by|exp|fields|stream_cursor_input|stream_cursor_value_input|bool_exp_\w+) \{)\n((?: {2}\w[^\n"]*\n)+)\}$/.exec(
      definition,
    ) ?? [];
  if (head === undefined || fields === undefined) return definition;
  const line = `${head} ${fields.trim().replaceAll(/\n */g, ', ')} }`;
  return line.length <= LONGEST_LINE ? line : `${head}\n${filledLines(fields.trim().split(/\n */))}\n}`;
}

/** As many fields on a line as fit. */
function filledLines(fields: readonly string[]): string {
  const lines: string[] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    const longer = `${last}, ${field}`;
    if (last !== undefined && longer.length <= LONGEST_LINE) lines[lines.length - 1] = longer;
    else lines.push(`  ${field}`);
  }
  return lines.join('\n');
}

const LONGEST_LINE = 160;

/** The files of a role's schema, those that bear its name, as a pattern from the root of the project. */
export const schemaFiles = (role: string): string => `hasura/generated/schema/?(*-)${role}?(-*).graphql`;

/** The whole schema of a role, of the generated files that bear its name. */
export function readSchema(role: string): string {
  const files = globSync(schemaFiles(role), { cwd: root });
  if (files.length === 0) throw new Error(`No generated schema of the role ${role}`);
  return files
    .sort()
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
}
