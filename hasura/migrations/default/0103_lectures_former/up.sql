-- D-days, word decks and files of a whole lecture follow the end of an enrollment, as materials do.

alter table word_decks add column published_at timestamptz;
comment on column word_decks.published_at is '공개한 때; null while it is not published';

-- What is public already counts as public since it was made, so that nobody loses what they read today.
alter table word_decks disable trigger user;
update word_decks set published_at = created_at where is_published;
alter table word_decks enable trigger user;

create function stamp_publication() returns trigger language plpgsql as $$
begin
  new.published_at := case
    when not new.is_published then null
    when tg_op = 'UPDATE' and old.is_published then old.published_at
    else coalesce(new.published_at, now()) end;
  return new;
end $$;
comment on function stamp_publication() is 'Says since when a word deck is public';
create trigger word_decks_publication before insert or update of is_published, published_at on word_decks
  for each row execute function stamp_publication();

-- Each lecture and who learns there, with the moment from which nothing new is theirs.
create view lecture_readers as
select lecture_id, student_id, case when to_date is null then null else (to_date + 1)::timestamp at time zone 'Asia/Seoul' end as until
from enrollments
union
-- A guest of one week has that week.
select week.lecture_id, participants.student_id, (week.held_on + 8)::timestamp at time zone 'Asia/Seoul'
from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id;
comment on view lecture_readers is 'The students of a lecture, and from when on they read nothing new of it';
comment on column lecture_readers.lecture_id is '강의';
comment on column lecture_readers.student_id is '학생';
comment on column lecture_readers.until is 'From when on nothing new is theirs; null while they attend';

create view dday_readers as
select dday.id as dday_id, reader.student_id
from lecture_ddays as dday join lecture_readers as reader using (lecture_id)
where reader.until is null or dday.created_at < reader.until;
comment on view dday_readers is 'The students who may read a D-day: those who attended when it was made';
comment on column dday_readers.dday_id is '디데이';
comment on column dday_readers.student_id is '학생';

create view deck_readers as
select deck.id as deck_id, enrollments.student_id
from word_decks as deck join enrollments using (lecture_id)
where deck.is_published and (enrollments.to_date is null or deck.published_at < (enrollments.to_date + 1)::timestamp at time zone 'Asia/Seoul');
comment on view deck_readers is 'The students who may read a deck of a lecture: those who attended when it was published';
comment on column deck_readers.deck_id is '단어장';
comment on column deck_readers.student_id is '학생';

create view file_lecture_readers as
select permission.id as permission_id, enrollments.student_id
from file_permissions as permission join enrollments using (lecture_id)
where enrollments.to_date is null or permission.created_at < (enrollments.to_date + 1)::timestamp at time zone 'Asia/Seoul';
comment on view file_lecture_readers is 'The students who may open a file of a whole lecture: those who attended when it was given';
comment on column file_lecture_readers.permission_id is '파일 권한';
comment on column file_lecture_readers.student_id is '학생';

create or replace function may_read_file(file files, reader uuid) returns boolean language sql stable as $$
  select coalesce((
    select case
      when users.type = 'ADMIN' or tas.is_admin_level then true
      when file.owner_type = 'UPLOADER' then file.owner_id = reader
      when users.type = 'TA' then file.owner_type <> 'CLAIM' or exists (select from expense_claims where id = file.claim_id and ta_id = reader)
      else file.state = 'DONE' and (
        file.profile_user_id = reader
        or exists (select from submissions where id = file.submission_id and student_id = reader)
        or exists (select from board_posts where id = file.board_post_id and (is_public or created_by = reader))
        or exists (
          select from file_permissions as permission
          where permission.file_id = file.id and (
            permission.student_id = reader
            or exists (select from file_lecture_readers where permission_id = permission.id and student_id = reader)
            or exists (select from participants where weekly_lecture_id = permission.weekly_lecture_id and student_id = reader)))
        and (file.owner_type not in ('VIDEO', 'MATERIAL', 'EXAM')
          or exists (select from exams where id = file.exam_id and is_shown)
          or exists (select from open_videos where id = file.video_id)
          or exists (select from material_readers where material_id = file.material_id and student_id = reader)))
      end
    from users left join tas on tas.id = users.id
    where users.id = reader and users.is_active), false)
$$;
