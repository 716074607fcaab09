/** A question in GraphQL and by hand; `$1` is the key. */
export interface Question {
  name: string;
  query: string;
  sql: string;
  keys: string;
}

/** What is asked. */
export const questions: readonly Question[] = [
  {
    name: 'one row by its key',
    query: 'query ($id: uuid!) { exams_by_pk(id: $id) { id name cutline totalPoints } }',
    sql: `select json_build_object('exams_by_pk', (select row_to_json(e) from (
      select id, name, cutline, total_points as "totalPoints" from exams where id = $1) e))::text as data`,
    keys: 'select id from exams',
  },
  {
    name: '25 rows with names and their count',
    query: `query ($id: uuid!) {
      scores(where: { examId: { _eq: $id } }, order_by: [{ id: asc }], limit: 25) { id status student { id studentNumber user { name } } }
      scores_aggregate(where: { examId: { _eq: $id } }) { aggregate { count } } }`,
    sql: `select json_build_object('scores', (select coalesce(json_agg(s), '[]') from (
        select id, status, (select row_to_json(p) from (select students.id, student_number as "studentNumber",
          (select row_to_json(u) from (select name from users where users.id = students.id) u) as user from students where students.id = student_id) p) as student
        from scores where exam_id = $1 order by id limit 25) s),
      'scores_aggregate', (select json_build_object('aggregate', json_build_object('count', count(*))) from scores where exam_id = $1))::text as data`,
    keys: 'select id from exams',
  },
];
