-- Names with numbers are ordered as people count: 단어장 2 before 단어장 10. Values, unique keys and comparisons stay as they are.

-- The older way to write und-u-kn: PGlite's ICU understands it alone, PostgreSQL both.
create collation natural_order (provider = icu, locale = '@colNumeric=yes');
comment on collation natural_order is 'By the numbers in a text, then by its letters';

alter table word_decks alter column title type text collate natural_order;
alter table push_alert_templates alter column name type text collate natural_order;

drop trigger exam_templates_follow on exam_templates;
alter table exam_templates alter column name type text collate natural_order;
create trigger exam_templates_follow after update on exam_templates for each row
  when ((old.name, old.cutline, old.total_points) is distinct from (new.name, new.cutline, new.total_points)) execute function follow_template();
