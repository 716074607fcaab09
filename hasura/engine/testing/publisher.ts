import type { ProjectFiles } from '../types.ts';

/** The bookshop with functions, computed fields and roles that inherit; to be laid over it. */
export const publisher: ProjectFiles = {
  'migrations/default/1700000000003_publisher/up.sql': `
    alter table books add column rating double precision;
    update books set rating = case id when 1 then 4.5 when 2 then 3.5 when 4 then 5 end;
    create function label(author authors, sign text default '!') returns text language sql stable as
      $$ select author.name || sign $$;
    comment on function label is 'Name with a sign';
    create function shelf(author authors) returns setof books language sql stable as
      $$ select * from books where author_id = author.id $$;
    create function is_mine(hasura_session json, author authors) returns boolean language sql stable as
      $$ select author.id::text = hasura_session ->> 'x-hasura-user-id' $$;
    create function profile(author authors) returns jsonb language sql stable as
      $$ select jsonb_build_object('names', jsonb_build_array(author.name)) $$;
    create function search_books(term text, int default 10) returns setof books language sql stable as
      $$ select * from books where title ilike '%' || term || '%' limit $2 $$;
    create function newest_book() returns books language sql stable as
      $$ select * from books order by id desc limit 1 $$;
    create function publish(hasura_session json, book_id int) returns setof books language sql volatile as
      $$ update books set published = true, keywords = array[hasura_session ->> 'x-hasura-role'] where id = book_id
         returning * $$;`,
  'migrations/default/1700000000003_publisher/down.sql': `
    drop function publish, newest_book, search_books, profile, is_mine, shelf, label;
    alter table books drop column rating;`,
  'metadata/databases/databases.yaml': `
- name: default
  kind: postgres
  tables: "!include default/tables/tables.yaml"
  functions: "!include default/functions/functions.yaml"
`,
  'metadata/databases/default/functions/functions.yaml': `
- "!include public_search_books.yaml"
- function: {name: newest_book, schema: public}
  configuration: {custom_root_fields: {function: newestBook}}
- function: {name: publish, schema: public}
  configuration: {session_argument: hasura_session}
  permissions: [{role: editor}]
`,
  'metadata/databases/default/functions/public_search_books.yaml': `
function: {name: search_books, schema: public}
`,
  'metadata/inherited_roles.yaml': `
- {role_name: chief, role_set: [editor, critic]}
- {role_name: owner, role_set: [chief, reader]}
- {role_name: sole, role_set: [editor]}
`,
  'metadata/databases/default/tables/public_authors.yaml': `
table: {name: authors, schema: public}
array_relationships:
  - name: books
    using: {foreign_key_constraint_on: {table: {name: books, schema: public}, column: author_id}}
computed_fields:
  - {name: label, definition: {function: {name: label, schema: public}}}
  - {name: shelf, definition: {function: {name: shelf, schema: public}, table_argument: author}}
  - {name: profile, definition: {function: {name: profile, schema: public}}, comment: Who it is}
  - name: is_mine
    definition: {function: {name: is_mine, schema: public}, table_argument: author, session_argument: hasura_session}
select_permissions:
  - role: reader
    permission: {columns: [id, name, born], filter: {}, allow_aggregations: true}
  - role: editor
    permission:
      columns: [id, name]
      computed_fields: [label, is_mine]
      filter: {shelf: {published: true}}
      allow_aggregations: true
  - role: critic
    permission: {columns: [name, born], computed_fields: [profile], filter: {is_mine: {_eq: true}}}
insert_permissions:
  - role: editor
    permission: {columns: [name], check: {}}
  - role: critic
    permission: {columns: [name], check: {born: {_is_null: true}}}
delete_permissions:
  - {role: editor, permission: {filter: {is_mine: {_eq: true}}}}
  - {role: critic, permission: {filter: {is_mine: {_eq: true}}}}
`,
  'metadata/databases/default/tables/public_books.yaml': `
table: {name: books, schema: public}
configuration:
  column_config: {author_id: {custom_name: authorId}, title_length: {custom_name: titleLength}}
object_relationships:
  - name: author
    using: {foreign_key_constraint_on: author_id}
array_relationships:
  - name: orders
    using: {manual_configuration: {remote_table: {name: orders, schema: public}, column_mapping: {id: book_id}}}
select_permissions:
  - role: reader
    permission: {columns: [id, title, published], filter: {published: true}, limit: 2, allow_aggregations: true}
  - role: editor
    permission:
      columns: [id, title, price, published, keywords]
      filter: {author_id: X-Hasura-User-Id}
      limit: 2
      allow_aggregations: true
  - role: critic
    permission: {columns: [id, title, genre], filter: {published: true}, limit: 3}
`,
};
