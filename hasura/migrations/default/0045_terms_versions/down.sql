alter table terms add column body text;
update terms set body = coalesce((
  select string_agg(coalesce(words.text, ''), E'\n' order by block.place)
  from (
    select body from term_versions where term_id = terms.id and published_from <= (now() at time zone 'Asia/Seoul')::date
    order by published_from desc limit 1
  ) as current,
  jsonb_array_elements(current.body -> 'content') with ordinality as block (node, place),
  lateral (select string_agg(part #>> '{}', '') as text from jsonb_path_query(block.node, '$.**.text') as part) as words), '');
alter table terms alter column body set not null;
comment on column terms.body is '본문';
drop view published_term_versions;
drop table term_versions;
drop function guard_term_version;
