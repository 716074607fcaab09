-- The part of speech of a word.

alter table words add column part_of_speech text not null default '';
alter table words add constraint words_part_of_speech_form check (part_of_speech = btrim(part_of_speech) and length(part_of_speech) <= 20);
comment on column words.part_of_speech is '품사; blank when not told';
