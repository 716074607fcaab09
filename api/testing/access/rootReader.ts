/** Asks for one GraphQL root as each caller, beside what the rules give them, asked of the database directly. */
import type { TableInfo } from '#engine';
import { listLimits, type Role } from '#hasura/access/tableAccess.ts';
import type { TestApi, TestRequest } from '../api.ts';
import type { RootOutcome } from './outcomes.ts';
import { ownRows } from './ownRows.ts';

type Person = Pick<TestRequest, 'as' | 'headers'> & { id: string | null; role: Role | null };
/** What was answered, and what it should have been. */
type Compared = [actual: unknown, expected: unknown];

/** Reads a root of the tables as a caller who should have this outcome. */
export async function rootReader(api: TestApi, root: string, tables: readonly TableInfo[]) {
  const table = root.replace(/_(by_pk|aggregate)$/, '');
  const info = tables.find(({ graphqlName }) => graphqlName === table);
  const key = keys[table] ?? 'id';
  const sqlKey = info?.columns.find(({ graphqlName }) => graphqlName === key)?.name ?? 'id';
  const all = info ? await column(`select ${sqlKey}::text as id from ${info.name}`) : [];
  const ask = (query: string, { as, headers }: Person) => api.gql(query, { as, headers });

  return async (outcome: RootOutcome | 401 | 'absent', person: Person, isPreview: boolean): Promise<Compared> => {
    if (outcome === 401) return [(await ask(`{ ${root} { __typename } }`, person)).status, 401];
    if (outcome === 'absent') return [await refusal(`{ ${root} { __typename } }`, person), 'validation-failed'];
    if (outcome !== 'allowed') return rows(outcome, person);
    // Asking for what one may do would do it.
    if (!isPreview) return [outcome, outcome];
    return [await refusal(`mutation { ${root} { __typename } }`, person), 'preview-read-only'];
  };

  async function refusal(query: string, person: Person) {
    const { status, body } = await ask(query, person);
    return body.errors?.[0]?.extensions.code ?? status;
  }

  async function rows(outcome: 'own' | 'all', person: Person): Promise<Compared> {
    if (!info) throw new Error(`${table} is no table`);
    if (all.length === 0 && root !== emptyOnPurpose) return ['nothing to hide', 'rows of the demo world'];
    const given = outcome === 'all' ? all : await column(ownRows[table] ?? '', [person.id]);
    if (root.endsWith('_aggregate')) {
      const { body } = await ask(`{ ${root} { aggregate { count } } }`, person);
      return [body.data?.[root].aggregate.count ?? body, given.length];
    }
    if (root.endsWith('_by_pk')) return single(given, person);
    const { body } = await ask(`{ ${root}(limit: 100000) { ${key} } }`, person);
    if (!body.data) return [body, given];
    const read = (body.data[root] as Record<string, string | number>[]).map((row) => String(row[key]));
    // A role's limit may cut the list, but not add to it.
    const limit = listLimits[person.role ?? 'anonymous'];
    return [
      { count: read.length, foreign: read.filter((id) => !given.includes(id)).slice(0, 3) },
      { count: Math.min(given.length, limit), foreign: [] },
    ];
  }

  /** One's own row, and one of somebody else. */
  async function single(given: string[], person: Person): Promise<Compared> {
    if (hasWideKey.has(table)) return [undefined, undefined];
    const [own] = given;
    const foreign = all.find((other) => !given.includes(other));
    const read = async (id: string | undefined) => {
      if (id === undefined) return undefined;
      const { body } = await ask(`{ ${root}(${key}: "${id}") { ${key} } }`, person);
      return body.data ? body.data[root]?.[key]?.toString() : body;
    };
    return [
      { own: await read(own), foreign: await read(foreign) },
      { own, foreign: undefined },
    ];
  }

  async function column(sql: string, params: unknown[] = []): Promise<string[]> {
    const read = await api.deps.db.sql.query<{ id: string }>(sql, sql.includes('$1') ? params : []);
    return read.map(({ id }) => id).sort();
  }
}

/** The root fields of a schema. */
export function rootsOf(sdl: string): string[] {
  return [...sdl.matchAll(/^type (?:query|mutation)_root \{\n([^]*?)^\}/gm)]
    .flatMap(([, fields = '']) => [...fields.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name))
    .filter((name) => name !== 'no_queries_available');
}

/** Their key is more than one column. */
const hasWideKey: ReadonlySet<string> = new Set(['userTags', 'scoreCellLocks']);

/** A view for screens of the version before, in which nobody has a row any more. */
const emptyOnPurpose = 'boardAuthors';

/** The column that names a row, where it is not `id`. */
const keys: Record<string, string> = {
  attendanceRates: 'studentId',
  boardAuthors: 'postId',
  consentStates: 'studentId',
  examItems: 'questionId',
  examQuestionStatistics: 'examId',
  examStatistics: 'examId',
  heldWeeks: 'weeklyLectureId',
  lessonTimes: 'lectureId',
  notificationPreferences: 'kind',
  omrLedgers: 'examId',
  pendingTerms: 'versionId',
  representativeLectures: 'studentId',
  retentionCandidates: 'studentId',
  scoreAnswers: 'attemptId',
  scoreCellLocks: 'scoreId',
  scoreRanks: 'scoreId',
  scoreTrends: 'scoreId',
  studentSearch: 'studentId',
  studentTimeline: 'refId',
  userTags: 'userId',
  videoParts: 'videoId',
  videoReaders: 'videoId',
  videoViewings: 'videoId',
  weekAttendanceRates: 'weeklyLectureId',
  wordAssignmentReaders: 'assignmentId',
  wordPaces: 'studentId',
  wordStreaks: 'studentId',
};
