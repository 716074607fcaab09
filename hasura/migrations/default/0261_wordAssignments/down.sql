drop trigger students_forget_word_assignments on students;
drop function forget_word_assignments();
drop trigger word_reviews_announce_assignments on word_reviews;
drop trigger words_announce_assignments on words;
drop view word_assignment_progress;
create or replace view deck_readers as
select deck.id as deck_id, enrollments.student_id
from word_decks as deck join enrollments using (lecture_id)
where deck.is_published and (enrollments.to_date is null or deck.published_at < (enrollments.to_date + 1)::timestamp at time zone 'Asia/Seoul');
comment on view deck_readers is 'The students who may read a deck of a lecture: those who attended when it was published';
drop view word_assignment_readers;
drop table word_assignment_students, word_assignments;
drop function guard_word_assignment(), guard_word_assignment_student();
