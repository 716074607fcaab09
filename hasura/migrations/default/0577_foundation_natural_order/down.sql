drop trigger exam_templates_follow on exam_templates;
alter table exam_templates alter column name type text;
create trigger exam_templates_follow after update on exam_templates for each row
  when ((old.name, old.cutline, old.total_points) is distinct from (new.name, new.cutline, new.total_points)) execute function follow_template();
alter table push_alert_templates alter column name type text;
alter table word_decks alter column title type text;
drop collation natural_order;
