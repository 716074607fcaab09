import { ROWS, rowId } from './fill.ts';

/** One question, in each contender's language. */
export interface Question {
  name: string;
  /** A statement by hand whose one row has the column `data`, JSON text. */
  sql: string;
  /** The parameters of `sql` in order, by the names of the variables. */
  params: readonly string[];
  /** Hasura's dialect. */
  hasura: string;
  postgraphile: string;
  /** Variables of the request with this number. */
  variables(number: number): Record<string, unknown>;
}

/** The questions; identifiers of rows are worked out beforehand. */
export async function questions(): Promise<Question[]> {
  const users = await Promise.all(Array.from({ length: 500 }, (_, n) => rowId('user', 1 + ((n * 271) % ROWS.users))));
  return [
    { ...NESTED, variables: (number) => ({ lecture: 1 + ((number * 37) % ROWS.lectures) }) },
    { ...BY_KEY, variables: (number) => ({ id: users[number % users.length] }) },
    {
      ...PAGE,
      variables: (number) => ({
        branch: 1 + (number % 100),
        status: ['present', 'late', 'absent', 'excused'][number % 4],
        offset: 20 * (number % 5),
      }),
    },
    { ...FIGURES, variables: (number) => ({ lecture: 1 + ((number * 37) % ROWS.lectures) }) },
  ];
}

type Wording = Omit<Question, 'variables'>;

const NESTED: Wording = {
  name: 'nested list: 2 weeks, 40 participants, 80 scores',
  params: ['lecture'],
  sql: `select json_build_object('weeks', coalesce((
      select json_agg(w) from (
        select w.id, w.number, w.starts_at, (
          select coalesce(json_agg(p), '[]') from (
            select p.id, p.status, p.created_at,
              (select row_to_json(u) from (select u.id, u.name from users u where u.id = p.user_id) u) as user,
              (select coalesce(json_agg(s), '[]') from (
                select s.id, s.points, (select row_to_json(e) from (select e.title, e.full_points from exams e where e.id = s.exam_id) e) as exam
                from scores s where s.participant_id = p.id order by s.exam_id) s) as scores
            from participants p where p.week_id = w.id order by p.created_at) p) as participants
        from weeks w where w.lecture_id = $1 order by w.number limit 2) w), '[]'))::text as data`,
  hasura: `query ($lecture: Int!) {
    weeks(where: {lecture_id: {_eq: $lecture}}, order_by: {number: asc}, limit: 2) {
      id number starts_at
      participants(order_by: {created_at: asc}) {
        id status created_at
        user { id name }
        scores(order_by: {exam_id: asc}) { id points exam { title full_points } }
      }
    }
  }`,
  postgraphile: `query ($lecture: Int!) {
    allWeeksList(condition: {lectureId: $lecture}, orderBy: NUMBER_ASC, first: 2) {
      rowId number startsAt
      participantsByWeekIdList(orderBy: CREATED_AT_ASC) {
        rowId status createdAt
        userByUserId { rowId name }
        scoresByParticipantIdList(orderBy: EXAM_ID_ASC) { rowId points examByExamId { title fullPoints } }
      }
    }
  }`,
};

const BY_KEY: Wording = {
  name: 'one row by its key',
  params: ['id'],
  sql: `select json_build_object('users_by_pk', (
      select row_to_json(u) from (select u.id, u.name, u.phone from users u where u.id = $1) u))::text as data`,
  hasura: 'query ($id: uuid!) { users_by_pk(id: $id) { id name phone } }',
  postgraphile: 'query ($id: UUID!) { userByRowId(rowId: $id) { rowId name phone } }',
};

const PAGE: Wording = {
  name: 'filter, order, 20 rows and their count',
  params: ['branch', 'status', 'offset'],
  sql: `select json_build_object(
      'participants', (select coalesce(json_agg(p), '[]') from (
        select p.id, p.fee, p.created_at, (select row_to_json(u) from (select u.id, u.name from users u where u.id = p.user_id) u) as user
        from participants p where p.branch = $1 and p.status = $2 order by p.created_at desc limit 20 offset $3) p),
      'participants_aggregate', (select json_build_object('aggregate', json_build_object('count', count(*)))
        from participants p where p.branch = $1 and p.status = $2))::text as data`,
  hasura: `query ($branch: Int!, $status: String!, $offset: Int!) {
    participants(where: {branch: {_eq: $branch}, status: {_eq: $status}}, order_by: {created_at: desc}, limit: 20, offset: $offset) {
      id fee created_at user { id name }
    }
    participants_aggregate(where: {branch: {_eq: $branch}, status: {_eq: $status}}) { aggregate { count } }
  }`,
  postgraphile: `query ($branch: Int!, $status: String!, $offset: Int!) {
    allParticipants(condition: {branch: $branch, status: $status}, orderBy: CREATED_AT_DESC, first: 20, offset: $offset) {
      totalCount
      nodes { rowId fee createdAt userByUserId { rowId name } }
    }
  }`,
};

// PostGraphile has aggregates by plugin only; what it is made for is a function of the database.
const FIGURES: Wording = {
  name: 'figures of the 320 scores of a lecture',
  params: ['lecture'],
  sql: `select json_build_object('scores_aggregate', (
      select json_build_object('aggregate', json_build_object('count', count(*), 'sum', json_build_object('points', sum(s.points)),
        'avg', json_build_object('points', avg(s.points)), 'max', json_build_object('points', max(s.points)),
        'min', json_build_object('points', min(s.points))))
      from scores s where exists (
        select from exams e where e.id = s.exam_id and exists (
          select from weeks w where w.id = e.week_id and w.lecture_id = $1))))::text as data`,
  hasura: `query ($lecture: Int!) {
    scores_aggregate(where: {exam: {week: {lecture_id: {_eq: $lecture}}}}) {
      aggregate { count sum { points } avg { points } max { points } min { points } }
    }
  }`,
  postgraphile: `query ($lecture: Int!) {
    lectureFigures(lecture: $lecture) { nodes { count sum avg max min } }
  }`,
};
