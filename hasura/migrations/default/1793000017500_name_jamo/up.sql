-- Names letter by letter: a name with one syllable unfinished has three letters to look for, which a pattern on syllables has not.

create function jamo(word text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(
    case when letter between '가' and '힣' then
        substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1)
        || (string_to_array('ㅏ,ㅐ,ㅑ,ㅒ,ㅓ,ㅔ,ㅕ,ㅖ,ㅗ,ㅗㅏ,ㅗㅐ,ㅗㅣ,ㅛ,ㅜ,ㅜㅓ,ㅜㅔ,ㅜㅣ,ㅠ,ㅡ,ㅡㅣ,ㅣ', ','))[(ascii(letter) - 44032) % 588 / 28 + 1]
        || (string_to_array(',ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ', ','))[(ascii(letter) - 44032) % 28 + 1]
      else lower(letter) end, '' order by place), '')
  from unnest(string_to_array(normalize(word, NFC), null)) with ordinality as letters(letter, place)
  where letter <> ' '
$$;
comment on function jamo(text) is 'A Korean word letter by letter, as the keys are pressed: 김관 → ㄱㅣㅁㄱㅗㅏㄴ; other letters stay. Search boxes match against it.';

alter table users add column name_jamo text not null generated always as (jamo(name)) stored;
comment on column users.name_jamo is 'The name letter by letter, for searching it unfinished';
-- Latin names are found in it too.
drop index users_name_search_index;
create index users_name_jamo_search_index on users using gin (name_jamo gin_trgm_ops);
