drop trigger students_forget_consult_tasks on students;
drop trigger consults_close_tasks on consults;
drop trigger score_attempts_watch_new on score_attempts;
drop trigger score_attempts_watch on score_attempts;
drop trigger participants_watch on participants;
drop function forget_consult_tasks(), follow_consult_tasks(), follow_value_tasks(), follow_mark_tasks();
drop index clinic_todos_open_index;
drop function watch_todos(timestamptz), watch_scores(uuid, uuid), watch_absences(uuid, uuid), keep_consult_task(uuid, uuid, text, jsonb);
drop table auto_absences, consult_tasks, alert_settings;
