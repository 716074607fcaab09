drop table exam_templates;
drop function follow_template;
