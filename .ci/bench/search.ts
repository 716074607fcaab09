import { registerHooks } from 'node:module';
import { bench } from './harness/bench.ts';

/** Typed texts, letter by letter, as the search box sends them. */
const typed = ',ㄱ,ㄱㅁ,ㄱㅁㅈ,김,김ㅊ,김처,김철수,갱,서연,rlac,rlacjftn,12,5678,010-1234,20260012'.split(',');
const session = {
  role: 'ta',
  variables: { 'x-hasura-role': 'ta', 'x-hasura-user-id': '00000000-0000-7000-8000-000000000000' },
};
const nothing = 'data:text/javascript,export default () => ({})';
// The list's query comes with refine's data provider, which only bundlers can load and nobody calls here.
const withoutProvider = () =>
  registerHooks({
    resolve: (name, at, next) =>
      name === '@refinedev/graphql' ? { url: nothing, shortCircuit: true } : next(name, at),
  });

export default bench({
  about: 'the search of students with the query of their list, by many at once; it only reads a database with students',
  needs: 'DATABASE_URL',
  options: { users: 16, seconds: 10 },
  async run({ options, report, cleanup }) {
    withoutProvider();
    const { print } = await import('graphql');
    const { createEngine } = await import('#engine');
    const { readProjectFiles } = await import('#api/adapters/projectFiles.node.ts');
    const { StudentListDocument } = await import('#crm/students/generated/graphql.ts');
    const { studentList, studentOrder, studentWhere } = await import('#crm/students/list/studentQuery.ts');
    const { measure, timed } = await import('#hasura/engine/bench/measure.ts');
    const { givenDatabase } = await import('./harness/world.ts');
    const { db } = givenDatabase(cleanup, 'a database with students, such as one of `npm run seed -- --size chain`');
    const engine = await createEngine(db.sql, readProjectFiles());
    const query = print(StudentListDocument);
    const times = new Map<string, number[]>(typed.map((q) => [q, []]));
    const ask = async (q: string): Promise<void> => {
      // Half of all searches include former students, who are the majority in an old academy.
      const state = Math.random() < 0.5 ? 'all' : 'active';
      const filters = Object.entries({ q, state }).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
      const orderBy = studentOrder(studentList.sorters);
      const variables = { where: studentWhere(filters), orderBy, limit: 25, offset: 0 };
      const { result } = await engine.execute({ query, variables }, session);
      if ('errors' in result && result.errors) throw new Error(JSON.stringify(result.errors));
    };
    for (const q of typed) await ask(q);
    const typeOn = async (at: number): Promise<void> => {
      const q = typed[at % typed.length] ?? '';
      times.get(q)?.push(await timed(() => ask(q)));
    };
    const all = await measure(typeOn, { milliseconds: options.seconds * 1000, atOnce: options.users });
    for (const [q, list] of times) report.times(q === '' ? '(nothing)' : q, list);
    report.times(`all, ${options.users} at once`, all.times);
  },
});
