import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookshop } from './testing/bookshop.ts';
import { openShop, refusal, type Shop } from './testing/shop.ts';

const DATABASES = 'metadata/databases/databases.yaml';
const TABLES = 'metadata/databases/default/tables/tables.yaml';

/** What the bookshop lacks for these cases: a tree, functions, a check of a session's list, an inherited role. */
const additions = {
  'migrations/default/1700000000004_more/up.sql': `
    create extension ltree;
    create table shelves (path ltree primary key);
    create table licences (id int primary key, author_id int);
    create function find_books(term text, int default 10, int default 0) returns setof books language sql stable as
      $$ select * from books where title ilike '%' || term || '%' and price >= $3 limit $2 $$;
    create function burn_books() returns setof books language sql volatile as $$ delete from books returning * $$;`,
  'migrations/default/1700000000004_more/down.sql':
    'drop function find_books, burn_books; drop table shelves, licences; drop extension ltree;',
  [TABLES]: `${bookshop[TABLES]}
- table: {name: shelves, schema: public}
- table: {name: licences, schema: public}
  insert_permissions:
    - role: clerk
      permission: {columns: [id, author_id], check: {author_id: {_in: X-Hasura-Author-Ids}}}
`,
  [DATABASES]: `${bookshop[DATABASES]}  functions:
    - function: {name: find_books, schema: public}
    - function: {name: burn_books, schema: public}
      configuration: {exposed_as: query}
`,
  'metadata/inherited_roles.yaml': '- {role_name: novelist, role_set: [writer]}\n',
};

interface Stated {
  /** The case of Hasura's suite that states the error. */
  from: string;
  query: string;
  role?: string;
  session?: Record<string, string>;
  variables?: Record<string, unknown>;
  error: string;
}

const notFound = (name: string) => `not-found: missing session variable: "${name}" at $`;
const CHECK = 'permission-error: check constraint of an insert/update permission has failed';
const noGenre = (name: string) =>
  `validation-failed: expected one of the values ['essay', 'novel', 'poetry'] for type 'genres_enum', but found '${name}'`;

const queries: Stated[] = [
  {
    from: 'graphql_query/limits/select_query_article_string_limit_error.yaml',
    query: '{ books(limit: "3", offset: 1) { id author { name } } }',
    error:
      "validation-failed: expected a non-negative 32-bit integer for type 'Int', but found a string at $.selectionSet.books.args.limit",
  },
  {
    from: 'graphql_query/permissions/artist_select_query_Track_fail.yaml',
    query: '{ authors { id name } }',
    role: 'writer',
    error: notFound('x-hasura-user-id'),
  },
  {
    from: 'graphql_query/permissions/select_articles_without_required_headers.yaml',
    query: '{ books { title orders { copies } } }',
    role: 'reader',
    error: notFound('x-hasura-user-id'),
  },
  {
    from: 'graphql_query/boolexp/ltree/select_path_where_ancestor_array.yaml',
    query: '{ shelves(where: {path: {_ancestor_any: ["Novels.Korean."]}}) { path } }',
    error:
      'parse-failed: Expecting label path: a sequence of zero or more labels separated by dots, for example L1.L2.L3 at $.selectionSet.shelves.args.where.path._ancestor_any[0]',
  },
  {
    from: 'graphql_query/boolexp/ltree/select_path_where_matches_array.yaml',
    query: String.raw`{ shelves(where: {path: {_matches_any: ["*.Novels.*\"]}}) { path } }`,
    error: 'validation-failed: not a valid graphql query at $.query',
  },
  {
    from: 'graphql_query/boolexp/ltree/select_path_where_matches_ltxtquery.yaml',
    query: String.raw`{ shelves(where: {path: {_matches_fulltext: "Kor*% & !new@\"}}) { path } }`,
    error: 'validation-failed: not a valid graphql query at $.query',
  },
  {
    from: 'graphql_query/boolexp/basic/select_author_article_operator_ne_not_found_err_postgres.yaml',
    query: '{ authors(where: {name: {_ne: "Han Kang"}}) { id } }',
    error:
      "validation-failed: field '_ne' not found in type: 'String_comparison_exp' at $.selectionSet.authors.args.where.name._ne",
  },
  {
    from: 'graphql_query/boolexp/basic/select_author_article_unexpected_operator_in_where_err_postgres.yaml',
    query: '{ authors(where: {id: {_unexpected: 2}}) { id } }',
    error:
      "validation-failed: field '_unexpected' not found in type: 'Int_comparison_exp' at $.selectionSet.authors.args.where.id._unexpected",
  },
  {
    from: 'graphql_query/agg_perm/article_agg_fail.yaml',
    query: '{ authors_aggregate { aggregate { count } } }',
    role: 'writer',
    session: { 'x-hasura-user-id': '1' },
    error:
      "validation-failed: field 'authors_aggregate' not found in type: 'query_root' at $.selectionSet.authors_aggregate",
  },
  {
    from: 'graphql_query/enums/select_where_enum_eq_variable_bad_value.yaml',
    query: 'query ($genre: genres_enum) { books(where: {genre: {_eq: $genre}}) { id } }',
    variables: { genre: 'opera' },
    error: `${noGenre('opera')} at $.selectionSet.books.args.where.genre._eq`,
  },
  {
    from: 'graphql_query/order_by/employee_distinct_fail.yaml',
    query: '{ books(distinct_on: [genre], order_by: [{price: desc}]) { id } }',
    error:
      'validation-failed: "distinct_on" columns must match initial "order_by" columns at $.selectionSet.books.args',
  },
  {
    from: 'graphql_query/functions/query_get_users_arguments_error.yaml',
    query: '{ find_books(args: {term: "a", arg_2: 1}) { id } }',
    error: 'not-supported: Only last set of positional arguments can be omitted at $.selectionSet.find_books.args.args',
  },
  {
    from: 'graphql_query/functions/query_get_users_default_arguments_error.yaml',
    query: '{ find_books(args: {arg_1: 3}) { id } }',
    error: 'not-supported: Non default arguments cannot be omitted at $.selectionSet.find_books.args.args',
  },
  {
    from: 'graphql_query/basic/select_query_author_wrong_directive_err.yaml',
    query: '{ authors { id @exclude(if: true) } }',
    error: 'validation-failed: directive "exclude" is not defined in the schema at $.selectionSet.authors.selectionSet',
  },
  {
    from: 'graphql_query/basic/select_query_author_wrong_directive_err.yaml 2',
    query: '{ authors { id @include(if: true) @include(if: true) } }',
    error:
      'validation-failed: the following directives are used more than once: include at $.selectionSet.authors.selectionSet',
  },
  {
    from: 'graphql_query/basic/select_query_author_wrong_directive_err.yaml 3',
    query: 'query @include(if: true) { authors { id } }',
    error: 'validation-failed: directive "include" is not allowed on a query at $',
  },
  {
    from: 'graphql_query/basic/select_query_fragment_cycles.yaml',
    query:
      '{ authors { ...a } } fragment a on authors { id books { ...b } } fragment b on books { title author { ...a } }',
    error:
      'validation-failed: the fragment definition(s) a and b form a cycle at $.selectionSet.authors.selectionSet.a.selectionSet.books.selectionSet.b.selectionSet.author.selectionSet',
  },
  {
    from: 'graphql_query/basic/select_query_non_tracked_table_err.yaml',
    query: '{ random { id } }',
    error: "validation-failed: field 'random' not found in type: 'query_root' at $.selectionSet.random",
  },
  {
    from: 'graphql_validation/variable_type_mismatch.yaml 2',
    query: 'query ($limit: String) { authors(limit: $limit) { id } }',
    variables: { limit: 42 },
    error:
      "validation-failed: variable 'limit' is declared as 'String', but used where 'Int' is expected at $.selectionSet.authors.args.limit",
  },
];

const mutations: Stated[] = [
  {
    from: 'graphql_validation/variable_type_mismatch.yaml',
    query: 'mutation ($name: Int!) { update_authors(where: {id: {_eq: 0}}, _set: {name: $name}) { affected_rows } }',
    variables: { name: 'x' },
    error:
      "validation-failed: variable 'name' is declared as 'Int!', but used where 'String' is expected at $.selectionSet.update_authors.args._set.name",
  },
  {
    from: 'graphql_validation/variable_type_mismatch.yaml 3',
    query: 'mutation ($i: Int) { insert_books_one(object: {price: $i}) { id } }',
    variables: { i: 42 },
    error:
      "validation-failed: variable 'i' is declared as 'Int', but used where 'numeric' is expected at $.selectionSet.insert_books_one.args.object.price",
  },
  {
    from: 'graphql_validation/variable_type_mismatch.yaml 4',
    query: 'mutation ($details: json) { insert_books(objects: {title: "x", details: $details}) { affected_rows } }',
    variables: { details: [42] },
    error:
      "validation-failed: variable 'details' is declared as 'json', but used where 'jsonb' is expected at $.selectionSet.insert_books.args.objects[0].details",
  },
  {
    from: 'graphql_validation/variable_type_mismatch.yaml 5',
    query: 'mutation ($author: authors_insert_input) { insert_authors_one(object: $author) { id } }',
    variables: { author: { name: 'x' } },
    error:
      "validation-failed: variable 'author' is declared as 'authors_insert_input', but used where 'authors_insert_input!' is expected at $.selectionSet.insert_authors_one.args.object",
  },
  {
    from: 'graphql_validation/variable_type_mismatch.yaml 7',
    query: 'mutation ($author: authors_insert_input = null) { insert_authors_one(object: $author) { id } }',
    variables: { author: { name: 'x' } },
    error:
      "validation-failed: variable 'author' is declared as 'authors_insert_input', but used where 'authors_insert_input!' is expected at $.selectionSet.insert_authors_one.args.object",
  },
  {
    from: 'graphql_mutation/update/permissions/user_cannot_publish.yaml',
    query: 'mutation { update_books(where: {id: {_eq: 2}}, _set: {price: 101}) { affected_rows } }',
    role: 'writer',
    session: { 'x-hasura-user-id': '1' },
    error: `${CHECK} at $`,
  },
  {
    from: 'graphql_mutation/update/basic/article_column_multiple_operators.yaml',
    query:
      'mutation { update_books(_set: {id: 1, authorId: 1}, _inc: {id: 2, authorId: 2}, where: {id: {_eq: 1}}) { affected_rows } }',
    error:
      "validation-failed: Column found in multiple operators: ['id', 'author_id']. at $.selectionSet.update_books.args",
  },
  {
    from: 'graphql_mutation/insert/permissions/address_permission_error.yaml',
    query: 'mutation { insert_books(objects: [{title: "x"}]) { affected_rows } }',
    role: 'stranger',
    error: 'validation-failed: no mutations exist at $',
  },
  {
    from: 'graphql_mutation/insert/permissions/insert_article_arr_sess_var_editors_err_not_allowed_user_id.yaml',
    query: 'mutation { insert_licences(objects: [{id: 1, author_id: 2}]) { affected_rows } }',
    role: 'clerk',
    session: { 'x-hasura-author-ids': '{1,3}' },
    error: `${CHECK} at $.selectionSet.insert_licences.args.objects`,
  },
  {
    from: 'graphql_mutation/insert/permissions/leads_upsert_check_with_headers.yaml 2',
    query: 'mutation { insert_licences(objects: [{id: 1, author_id: 2}]) { affected_rows } }',
    role: 'clerk',
    error: notFound('x-hasura-author-ids'),
  },
  {
    from: 'graphql_mutation/insert/permissions/user_insert_account_fail.yaml',
    query: 'mutation { insert_authors(objects: {name: "forbidden"}) { affected_rows } }',
    role: 'writer',
    session: { 'x-hasura-user-id': '1' },
    error: `${CHECK} at $.selectionSet.insert_authors.args.objects`,
  },
  {
    from: 'graphql_mutation/insert/nested/articles_with_author_author_id_fail.yaml',
    query:
      'mutation { insert_books(objects: [{title: "x", authorId: 4, author: {data: {name: "y"}}}]) { affected_rows } }',
    error:
      'validation-failed: cannot insert object relationship "author" as "author_id" column values are already determined at $.selectionSet.insert_books.args.objects[0].author',
  },
  {
    from: 'graphql_mutation/insert/nested/author_with_articles_author_id_fail.yaml',
    query:
      'mutation { insert_authors(objects: [{name: "x", books: {data: [{title: "y", authorId: 3}]}}]) { affected_rows } }',
    error:
      'validation-failed: cannot insert "author_id" columns as their values are already being determined by parent insert at $.selectionSet.insert_authors.args.objects[0].books.data[0]',
  },
  {
    from: 'graphql_mutation/insert/constraints/address_not_null_constraint_error.yaml',
    query: 'mutation { insert_books(objects: [{authorId: 1}]) { affected_rows } }',
    error:
      'constraint-violation: Not-NULL violation. null value in column "title" of relation "books" violates not-null constraint at $.selectionSet.insert_books.args.objects',
  },
  {
    from: 'graphql_mutation/insert/constraints/author_unique_constraint_error.yaml',
    query: 'mutation { insert_authors(objects: [{name: "x"}, {name: "x"}]) { affected_rows } }',
    error:
      'constraint-violation: Uniqueness violation. duplicate key value violates unique constraint "authors_name_key" at $.selectionSet.insert_authors.args.objects',
  },
  {
    from: 'graphql_mutation/enums/insert_enum_field_bad_value.yaml',
    query: 'mutation { insert_books(objects: [{title: "x", authorId: 1, genre: opera}]) { affected_rows } }',
    error: `${noGenre('opera')} at $.selectionSet.insert_books.args.objects[0].genre`,
  },
  {
    from: 'graphql_mutation/functions/smoke.yaml 2',
    query: 'mutation { burn_books { id } }',
    error: "validation-failed: field 'burn_books' not found in type: 'mutation_root' at $.selectionSet.burn_books",
  },
  {
    from: 'graphql_mutation/delete/constraints/author_foreign_key_violation.yaml',
    query: 'mutation { delete_authors(where: {id: {_eq: 2}}) { affected_rows } }',
    error:
      'constraint-violation: Foreign key violation. update or delete on table "authors" violates foreign key constraint "books_author_id_fkey" on table "books" at $',
  },
  {
    from: 'graphql_mutation/roles_inheritance/inheritance_from_single_parent.yaml',
    query: 'mutation { insert_books(objects: {title: "x"}) { affected_rows } }',
    role: 'novelist',
    error: notFound('x-hasura-user-id'),
  },
];

describe("the errors that Hasura's own suite states, on the bookshop", () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop(additions)), 60_000);
  afterAll(() => shop.close());

  it.each([...queries, ...mutations])('$from', async ({ query, role, session, variables = {}, error }) => {
    expect(refusal(await shop.ask({ query, variables }, role, session))).toBe(error);
  });
});
