import type { ProjectFiles } from '../types.ts';

const TABLES = `
  create table users (id uuid primary key, name text not null, phone text, joined_on date not null);
  create table lectures (id int primary key, name text not null);
  create table weeks (
    id int primary key, lecture_id int not null references lectures (id), number int not null, starts_at timestamptz not null
  );
  create table exams (
    id int primary key, week_id int not null references weeks (id), title text not null, full_points int not null
  );
  create table participants (
    id uuid primary key, week_id int not null references weeks (id), user_id uuid not null references users (id),
    branch int not null, status text not null, memo text, fee numeric(10,2) not null, created_at timestamptz not null
  );
  create table scores (
    id uuid primary key, participant_id uuid not null references participants (id),
    exam_id int not null references exams (id), points int, graded_at timestamptz
  );
  create function lecture_figures(lecture int) returns table (count bigint, sum bigint, avg numeric, max int, min int) language sql stable
    as 'select count(*), sum(s.points), avg(s.points), max(s.points), min(s.points) from scores s where exists
      (select from exams e join weeks w on w.id = e.week_id where e.id = s.exam_id and w.lecture_id = lecture)';`;

// Apart, because rows go in faster before there are indexes.
const INDEXES = `
  create index on weeks (lecture_id, number);
  create index on exams (week_id);
  create index on participants (week_id, created_at);
  create index on participants (user_id);
  create index on participants (branch, status, created_at);
  create index on participants (status);
  create index on participants (created_at);
  create index on scores (participant_id);
  create index on scores (exam_id);`;

const object = (name: string, column: string) => `{name: ${name}, using: {foreign_key_constraint_on: ${column}}}`;
const array = (name: string, table: string, column: string) =>
  `{name: ${name}, using: {foreign_key_constraint_on: {table: {schema: public, name: ${table}}, column: ${column}}}}`;

interface Entry {
  columns: string;
  objects?: string[];
  arrays?: string[];
}

const ENTRIES: Readonly<Record<string, Entry>> = {
  users: { columns: 'id, name, phone', arrays: [array('participants', 'participants', 'user_id')] },
  lectures: { columns: 'id, name', arrays: [array('weeks', 'weeks', 'lecture_id')] },
  weeks: {
    columns: 'id, lecture_id, number, starts_at',
    objects: [object('lecture', 'lecture_id')],
    arrays: [array('participants', 'participants', 'week_id'), array('exams', 'exams', 'week_id')],
  },
  exams: {
    columns: 'id, week_id, title, full_points',
    objects: [object('week', 'week_id')],
    arrays: [array('scores', 'scores', 'exam_id')],
  },
  participants: {
    columns: 'id, week_id, user_id, branch, status, fee, created_at',
    objects: [object('week', 'week_id'), object('user', 'user_id')],
    arrays: [array('scores', 'scores', 'participant_id')],
  },
  scores: {
    columns: 'id, participant_id, exam_id, points, graded_at',
    objects: [object('participant', 'participant_id'), object('exam', 'exam_id')],
  },
};

function tableYaml([name, { columns, objects = [], arrays = [] }]: [string, Entry]): string {
  return `
- table: {schema: public, name: ${name}}
  object_relationships: [${objects.join(', ')}]
  array_relationships: [${arrays.join(', ')}]
  select_permissions:
    - {role: staff, permission: {columns: [${columns}], filter: {}, allow_aggregations: true}}`;
}

/** Lectures, their weeks, who takes part and what they scored: six tables and one role, `staff`. */
export const benchProject: ProjectFiles = {
  'config.yaml': 'version: 3\n',
  'migrations/default/1_tables/up.sql': TABLES,
  'migrations/default/2_indexes/up.sql': INDEXES,
  'metadata/databases/databases.yaml': `
- name: default
  kind: postgres
  tables: "!include default/tables.yaml"
`,
  'metadata/databases/default/tables.yaml': Object.entries(ENTRIES).map(tableYaml).join(''),
};
