drop trigger words_version on words;
create trigger words_version before update on words for each row
  when ((old.term, old.meaning, old.synonyms, old.example) is distinct from (new.term, new.meaning, new.synonyms, new.example)) execute function raise_version();
alter table words drop column part_of_speech;
