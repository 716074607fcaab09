-- The part of speech of a word.

alter table words add column part_of_speech text not null default '';
alter table words add constraint words_part_of_speech_form check (part_of_speech = btrim(part_of_speech) and length(part_of_speech) <= 20);
drop trigger words_version on words;
create trigger words_version before update on words for each row
  when ((old.term, old.meaning, old.synonyms, old.example, old.part_of_speech)
    is distinct from (new.term, new.meaning, new.synonyms, new.example, new.part_of_speech)) execute function raise_version();
comment on column words.part_of_speech is '품사; blank when not told';
