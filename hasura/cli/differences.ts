/**
 * What applying the project's metadata would change on a server, a line for each value: `+` for what is only in the project, `-` for what is
 * only on the server. An entry of a list is named by what it is of (a table, a role, a name), so that no order matters.
 */
export function differences(project: unknown, server: unknown): string[] {
  const [ours, theirs] = [new Set(linesOf(project)), new Set(linesOf(server))];
  const changes = [
    ...[...theirs.difference(ours)].map((line) => ({ line, sign: '-' })),
    ...[...ours.difference(theirs)].map((line) => ({ line, sign: '+' })),
  ];
  // A value that changed stands below the one it was.
  const pathOf = (line: string) => line.slice(0, line.indexOf(': '));
  return changes
    .sort((a, b) => (pathOf(a.line) < pathOf(b.line) ? -1 : Number(pathOf(a.line) > pathOf(b.line))))
    .map(({ line, sign }) => `${sign} ${line}`);
}

/** Each value with its path. What is empty, false or null counts as absent, as it does to Hasura, which writes it in some places. */
function linesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object')) return value.length > 0 ? [`${path}: ${sorted(value)}`] : [];
    return value.flatMap((item, index) => linesOf(item, `${path}[${nameOf(item) ?? index}]`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([key]) => !(key === REPEATED && 'column_config' in value))
      .flatMap(([key, inner]) => linesOf(inner, path ? `${path}.${key}` : key));
  }
  return value === null || value === '' || value === false ? [] : [`${path}: ${JSON.stringify(value)}`];
}

/** A server says the names of `column_config` twice. */
const REPEATED = 'custom_column_names';

const sorted = (values: readonly unknown[]): string =>
  values
    .map((value) => JSON.stringify(value))
    .sort()
    .join(', ');

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { table, function: called, name, role, role_name: heir, collection } = item as Record<string, unknown>;
  const of = table ?? called ?? name ?? role ?? heir ?? collection;
  if (typeof of === 'string') return of;
  const { schema, name: own } = (of ?? {}) as { schema?: string; name?: string };
  return own && `${schema ?? 'public'}.${own}`;
}
