drop trigger users_update_search on users;
drop trigger students_update_search on students;
drop trigger students_insert_search on students;
drop function search_changed_users();
drop function search_changed_students();
drop function search_new_students();
drop table student_search;
drop function guard_student_search();

create or replace function choseong(word text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(
    case when letter between '가' and '힣'
      then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
      else lower(letter) end, '' order by place), '')
  from unnest(string_to_array(normalize(word, NFC), null)) with ordinality as letters(letter, place)
  where letter <> ' '
$$;

create or replace function jamo(word text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(
    case when letter between '가' and '힣' then
        substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
        || (string_to_array('ㅏ,ㅐ,ㅑ,ㅒ,ㅓ,ㅔ,ㅕ,ㅖ,ㅗ,ㅗㅏ,ㅗㅐ,ㅗㅣ,ㅛ,ㅜ,ㅜㅓ,ㅜㅔ,ㅜㅣ,ㅠ,ㅡ,ㅡㅣ,ㅣ', ','))[(ascii(letter) - 44032) % 588 / 28 + 1]
        || (string_to_array(',ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ', ','))[(ascii(letter) - 44032) % 28 + 1]
      else lower(letter) end, '' order by place), '')
  from unnest(string_to_array(normalize(word, NFC), null)) with ordinality as letters(letter, place)
  where letter <> ' '
$$;

alter table users
  add column name_choseong text not null generated always as (choseong(name)) stored,
  add column name_jamo text not null generated always as (jamo(name)) stored;
comment on column users.name_choseong is '이름의 초성';
comment on column users.name_jamo is 'The name letter by letter, for searching it unfinished';
create index users_name_choseong_index on users (name_choseong text_pattern_ops);
create index users_name_choseong_search_index on users using gin (name_choseong gin_trgm_ops);
create index users_name_jamo_search_index on users using gin (name_jamo gin_trgm_ops);
create index users_phone_search_index on users using gin (phone gin_trgm_ops);
create index students_parent_phone_search_index on students using gin (parent_phone gin_trgm_ops);
create index students_number_search_index on students using gin (student_number gin_trgm_ops);
create index users_name_index on users (name, id);
