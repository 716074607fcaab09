drop function anonymise_student(uuid);
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '감사 기록은 고치거나 지울 수 없습니다.' using errcode = '23514', constraint = 'audit_log_append_only';
end $$;
drop table actual_exam_scores, consults cascade;
drop trigger enrollments_anonymised on enrollments;
drop trigger user_tags_anonymised on user_tags;
drop trigger users_anonymised on users;
drop trigger student_memos_anonymised on student_memos;
drop trigger student_memos_version on student_memos;
drop function guard_consult(), refuse_anonymised();
drop index student_memos_student_id_index;
create index student_memos_student_id_index on student_memos (student_id);
alter table student_memos drop constraint student_memos_body_not_blank, drop column version;
alter table students drop constraint students_anonymised_empty, drop column anonymised_at;
