import { Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';
import type { GraphQLRequest } from '#engine';
import { maskPhone } from '../security/maskPhones.ts';

/** Columns with numbers, as GraphQL and as rows in the audit log name them. */
const phones: ReadonlySet<string> = new Set(['phone', 'parentPhone', 'parent_phone', 'digits']);
/** Roots of one person's record, whose opening is kept in the access log where it is a student's. */
const records: ReadonlySet<string> = new Set(['students_by_pk', 'users_by_pk', 'tas_by_pk']);
const concerned = /phone|digits|auditLog/i;

/** Whether an answer to this question may show a phone number. */
export const mayShowPhones = ({ query }: Pick<GraphQLRequest, 'query'>): boolean => concerned.test(query);

/** The data of an answer with its phone numbers masked, but those of a record that was opened, unless those are masked too. */
export function maskAnswer(
  { query, operationName }: Pick<GraphQLRequest, 'query' | 'operationName'>,
  data: unknown,
  { showsRecords }: { showsRecords: boolean },
): unknown {
  const document = parse(query);
  const asked = document.definitions.find(
    (each) => each.kind === Kind.OPERATION_DEFINITION && (operationName == null || each.name?.value === operationName),
  );
  if (asked?.kind !== Kind.OPERATION_DEFINITION) return data;
  return walk(asked.selectionSet, data, {
    fragments: fragmentsOf(document),
    isRecord: false,
    isRoot: showsRecords,
  });
}

interface Place {
  fragments: ReadonlyMap<string, SelectionSetNode>;
  /** Inside the record of one person, with no list between. */
  isRecord: boolean;
  /** At the top, where records begin. */
  isRoot: boolean;
}

function walk(selection: SelectionSetNode, value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(selection, item, { ...place, isRecord: false }));
  if (typeof value !== 'object' || value === null) return value;
  const masked: Record<string, unknown> = { ...value };
  for (const part of selection.selections) {
    if (part.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = place.fragments.get(part.name.value);
      if (fragment) Object.assign(masked, walk(fragment, masked, place));
    } else if (part.kind === Kind.INLINE_FRAGMENT) {
      Object.assign(masked, walk(part.selectionSet, masked, place));
    } else {
      const key = part.alias?.value ?? part.name.value;
      const name = part.name.value;
      if (!(key in masked)) continue;
      const isRecord = place.isRecord || (place.isRoot && records.has(name));
      masked[key] = part.selectionSet
        ? walk(part.selectionSet, masked[key], { ...place, isRecord, isRoot: false })
        : maskLeaf(name, masked[key], isRecord);
    }
  }
  return masked;
}

function maskLeaf(name: string, value: unknown, isRecord: boolean): unknown {
  if (isRecord) return value;
  if (phones.has(name)) return maskText(name, value);
  return typeof value === 'object' ? maskRow(value) : value;
}

/** A stored row, as the audit log has it. */
function maskRow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskRow);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, phones.has(key) ? maskText(key, each) : maskRow(each)]),
  );
}

function maskText(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  // The column for searching has several numbers, of which nobody reads any.
  return name === 'digits' ? '' : maskPhone(value);
}

function fragmentsOf({ definitions }: DocumentNode): Place['fragments'] {
  return new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  );
}
