-- Talk, the rest: answers to questions, messages that are really sent, words and how well each student knows them.

-- Questions and answers -------------------------------------------------------------------------------------------------

alter table board_posts
  add column lecture_id uuid references lectures (id),
  add column answered_at timestamptz,
  add column version integer not null default 1,
  add constraint board_posts_body_length check (length(body) between 1 and 20000),
  add constraint board_posts_answered_question check (answered_at is null or category = 'QUESTION');
comment on column board_posts.lecture_id is '어느 강의에 대한 질문; null for none';
comment on column board_posts.answered_at is '첫 답변 시각, null while it waits; follows from board_answers, recompute_board_answers() sets it anew';
create index board_posts_waiting_index on board_posts (created_at) where category = 'QUESTION' and answered_at is null;
create index board_posts_category_index on board_posts (category, sort_order, created_at);
create index board_posts_lecture_id_index on board_posts (lecture_id);

create table board_answers (
  id uuid primary key default uuid_v7(),
  post_id uuid not null references board_posts (id) on delete cascade,
  body text not null,
  is_accepted boolean not null default false,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint board_answers_body_length check (length(body) between 1 and 20000)
);
comment on table board_answers is '답변: staff answer a question';
comment on column board_answers.post_id is '질문';
comment on column board_answers.body is '답변 내용';
comment on column board_answers.is_accepted is '채택: at most one of a question';
create unique index board_answers_accepted_key on board_answers (post_id) where is_accepted;
create index board_answers_post_id_index on board_answers (post_id, created_at);
create index board_answers_created_by_index on board_answers (created_by);

create function guard_board_post() returns trigger language plpgsql as $$
declare
  by_student constant boolean := coalesce(session_variable('x-hasura-role') = 'student', false);
begin
  if by_student and (coalesce(new, old)).category <> 'QUESTION' then
    raise exception '학생은 질문만 쓸 수 있습니다.' using errcode = '23514', constraint = 'board_posts_student_asks';
  end if;
  if tg_op <> 'INSERT' and by_student and old.answered_at is not null and (tg_op = 'DELETE' or (new.title, new.body) is distinct from (old.title, old.body)) then
    raise exception '답변이 달린 질문은 고치거나 지울 수 없습니다.' using errcode = '23514', constraint = 'board_posts_answered';
  end if;
  if tg_op = 'UPDATE' and (new.created_by is distinct from old.created_by or (new.category <> old.category and 'QUESTION' in (new.category, old.category))) then
    raise exception '질문의 글쓴이와 종류는 바꿀 수 없습니다.' using errcode = '23514', constraint = 'board_posts_author_fixed';
  end if;
  return coalesce(new, old);
end $$;
create trigger board_posts_guard before insert or update or delete on board_posts for each row execute function guard_board_post();
create trigger board_posts_version before update on board_posts for each row execute function raise_version();

create function guard_board_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.post_id <> old.post_id then
    raise exception '답변은 다른 질문으로 옮길 수 없습니다.' using errcode = '23514', constraint = 'board_answers_post_fixed';
  end if;
  -- Waits for a colleague answering the same question, so that the first of both is the first.
  if (select category from board_posts where id = new.post_id for no key update) <> 'QUESTION' then
    raise exception '질문에만 답할 수 있습니다.' using errcode = '23514', constraint = 'board_answers_of_question';
  end if;
  return new;
end $$;
create trigger board_answers_guard before insert or update of post_id on board_answers for each row execute function guard_board_answer();
create trigger board_answers_version before update on board_answers for each row execute function raise_version();

create function recompute_board_answers(post uuid default null) returns void language sql as $$
  update board_posts set answered_at = answers.first_at
  from (
    select question.id, min(answer.created_at) as first_at
    from board_posts as question left join board_answers as answer on answer.post_id = question.id
    where question.category = 'QUESTION' and (post is null or question.id = post)
    group by question.id
  ) as answers
  where answers.id = board_posts.id and board_posts.answered_at is distinct from answers.first_at
$$;
comment on function recompute_board_answers(uuid) is 'Sets when questions were first answered; of one question, or of all after a bulk load';

create function follow_board_answer() returns trigger language plpgsql as $$
begin
  perform recompute_board_answers(coalesce(new.post_id, old.post_id));
  perform announce('boardPosts');
  return null;
end $$;
create trigger board_answers_follow after insert or delete on board_answers for each row execute function follow_board_answer();

-- Messages ----------------------------------------------------------------------------------------------------------------

create function sms_bytes(body text) returns integer language sql immutable parallel safe as $$
  select length(body) + length(regexp_replace(body, '[\x01-\x7f]', '', 'g'))
$$;
comment on function sms_bytes(text) is 'Length of a message in EUC-KR bytes, as carriers count: Hangul and symbols 2, ASCII 1';

create function is_quiet_hour(moment timestamptz) returns boolean language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Seoul')::time < '08:00' or (moment at time zone 'Asia/Seoul')::time >= '21:00'
$$;
comment on function is_quiet_hour(timestamptz) is 'True from 21:00 to 08:00 in Seoul, when nothing is sent unless confirmed';

create function fits_sms_channel(channel text, body text) returns boolean language sql immutable parallel safe as $$
  select case channel when 'SMS' then sms_bytes(body) <= 90 when 'LMS' then sms_bytes(body) <= 2000 else length(body) <= 1000 end
$$;
comment on function fits_sms_channel(text, text) is 'SMS 90 bytes, LMS 2,000 bytes, 알림톡 1,000 characters';

create table sms_messages (
  id uuid primary key default uuid_v7(),
  send_key text not null,
  channel text not null,
  title text not null default '',
  body text not null,
  byte_length integer not null generated always as (sms_bytes(body)) stored,
  template_id uuid references push_alert_templates (id) on delete set null,
  scheduled_at timestamptz not null default now(),
  quiet_hours_confirmed boolean not null default false,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sms_messages_channel_key unique (id, channel),
  constraint sms_messages_send_key_key unique (send_key),
  constraint sms_messages_send_key_form check (length(send_key) between 8 and 200),
  constraint sms_messages_channel_known check (channel in ('SMS', 'LMS', 'ALIMTALK')),
  constraint sms_messages_title_of_lms check (title = '' or (channel = 'LMS' and sms_bytes(title) <= 40)),
  constraint sms_messages_body_form check (body <> '' and body is nfc normalized),
  constraint sms_messages_body_fits check (fits_sms_channel(channel, body)),
  constraint sms_messages_quiet_hours check (quiet_hours_confirmed or not is_quiet_hour(scheduled_at))
);
comment on table sms_messages is '문자: a text and when it goes out; who gets it stands in sms_recipients';
comment on column sms_messages.send_key is 'Names the sending: a retry with the same key writes nothing, so nothing is sent twice';
comment on column sms_messages.channel is '보내는 길: SMS, LMS, ALIMTALK';
comment on column sms_messages.title is '제목, LMS only, ≤ 40 bytes';
comment on column sms_messages.body is '본문 as written, NFC, with #{변수} where each recipient gets their own';
comment on column sms_messages.byte_length is 'EUC-KR bytes of the body';
comment on column sms_messages.template_id is '알림 템플릿 it came from';
comment on column sms_messages.scheduled_at is '보낼 시각; the time of writing for at once';
comment on column sms_messages.quiet_hours_confirmed is '야간 발송 확인: may go out between 21:00 and 08:00';
create index sms_messages_scheduled_at_index on sms_messages (scheduled_at);
create index sms_messages_template_id_index on sms_messages (template_id);
create index sms_messages_created_by_index on sms_messages (created_by);

create table sms_recipients (
  id uuid primary key default uuid_v7(),
  message_id uuid not null,
  channel text not null,
  student_id uuid references students (id) on delete set null,
  addressee text not null default 'STUDENT',
  name text not null default '',
  phone text not null,
  body text not null,
  byte_length integer not null generated always as (sms_bytes(body)) stored,
  status text not null default 'QUEUED',
  provider_id text,
  failure_code text,
  sent_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sms_recipients_message_fkey foreign key (message_id, channel) references sms_messages (id, channel) on delete cascade,
  constraint sms_recipients_phone_key unique (message_id, phone),
  constraint sms_recipients_provider_key unique (provider_id),
  constraint sms_recipients_addressee_known check (addressee in ('STUDENT', 'PARENT', 'OTHER')),
  constraint sms_recipients_name_length check (length(name) <= 50),
  constraint sms_recipients_phone_e164 check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint sms_recipients_body_form check (body <> '' and body is nfc normalized and body !~ '#\{[^}]*\}'),
  constraint sms_recipients_body_fits check (fits_sms_channel(channel, body)),
  constraint sms_recipients_status_known check (status in ('QUEUED', 'SENT', 'DELIVERED', 'FAILED')),
  constraint sms_recipients_sent_stamped check (
    case status when 'QUEUED' then sent_at is null when 'FAILED' then true else sent_at is not null end),
  constraint sms_recipients_delivery_stamped check ((status = 'DELIVERED') = (delivered_at is not null)),
  constraint sms_recipients_failure_coded check ((status = 'FAILED') = (failure_code is not null) and (status = 'FAILED') = (failed_at is not null))
);
comment on table sms_recipients is '문자 받는 사람: one number that gets one message once';
comment on column sms_recipients.id is 'The provider is given it, to tell a second attempt from a second message';
comment on column sms_recipients.message_id is '문자';
comment on column sms_recipients.channel is 'Of the message; a trigger fills it';
comment on column sms_recipients.student_id is '어느 학생의 일로; null for other numbers';
comment on column sms_recipients.addressee is 'STUDENT 학생, PARENT 보호자, OTHER 그 밖';
comment on column sms_recipients.name is '받는 사람 이름';
comment on column sms_recipients.phone is '휴대폰, E.164; a message goes to a number once, siblings'' parents too';
comment on column sms_recipients.body is '본문 with its variables filled in; none may be left';
comment on column sms_recipients.byte_length is 'EUC-KR bytes of the body';
comment on column sms_recipients.status is 'QUEUED 대기, SENT 보냄, DELIVERED 도착, FAILED 실패';
comment on column sms_recipients.provider_id is 'The message''s id at the provider';
comment on column sms_recipients.failure_code is '실패 코드: the provider''s, or CANCELLED by staff before it was sent';
comment on column sms_recipients.sent_at is '보낸 시각; set before the provider is called, so that a crash never sends twice';
comment on column sms_recipients.delivered_at is '도착 시각';
comment on column sms_recipients.failed_at is '실패 시각';
create index sms_recipients_message_index on sms_recipients (message_id, channel);
create index sms_recipients_student_index on sms_recipients (student_id, created_at);
create index sms_recipients_queue_index on sms_recipients (created_at) where status = 'QUEUED';
create index sms_recipients_phone_index on sms_recipients (phone);

create function guard_sms_message() returns trigger language plpgsql as $$
begin
  if exists (select from sms_recipients where message_id = old.id and status <> 'QUEUED') then
    raise exception '이미 보낸 문자는 고치거나 지울 수 없습니다.' using errcode = '23514', constraint = 'sms_messages_sent';
  end if;
  return coalesce(new, old);
end $$;
create trigger sms_messages_guard before update of send_key, channel, title, body, scheduled_at, quiet_hours_confirmed or delete on sms_messages
  for each row execute function guard_sms_message();

create function guard_sms_recipient() returns trigger language plpgsql as $$
declare
  message sms_messages;
begin
  -- Shared with other recipients, but not with an edit of the message.
  select * into message from sms_messages where id = new.message_id for share;
  if tg_op = 'INSERT' then
    new.channel := coalesce(message.channel, new.channel);
    return new;
  end if;
  if old.status <> 'QUEUED' and (new.message_id, new.phone, new.body, new.name, new.addressee) is distinct from (old.message_id, old.phone, old.body, old.name, old.addressee) then
    raise exception '이미 보낸 문자는 고칠 수 없습니다.' using errcode = '23514', constraint = 'sms_recipients_sent';
  end if;
  if new.status = old.status then
    return new;
  end if;
  if new.status = 'SENT' then
    if message.scheduled_at > now() then
      raise exception '아직 보낼 시각이 아닙니다.' using errcode = '23514', constraint = 'sms_recipients_before_schedule';
    end if;
    if is_quiet_hour(now()) and not message.quiet_hours_confirmed then
      raise exception '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.' using errcode = '23514', constraint = 'sms_recipients_quiet_hours';
    end if;
    new.sent_at := coalesce(new.sent_at, now());
  elsif new.status = 'DELIVERED' then
    new.delivered_at := coalesce(new.delivered_at, now());
  elsif new.status = 'FAILED' then
    new.failed_at := coalesce(new.failed_at, now());
  end if;
  return new;
end $$;
create trigger sms_recipients_guard before insert or update on sms_recipients for each row execute function guard_sms_recipient();
create trigger sms_recipients_move before insert or update of status on sms_recipients for each row execute function guard_move('status',
  '> QUEUED', 'QUEUED 대기 > SENT FAILED', 'SENT 보냄 > DELIVERED FAILED', 'DELIVERED 도착 >', 'FAILED 실패 >');
-- Without the audit trigger: a recipient's own stamps tell its whole story.
create trigger sms_recipients_touch before update on sms_recipients for each row execute function touch_updated_at();

create view sms_results as
  select message.id, result.recipients, result.queued, result.sent, result.delivered, result.failed
  from sms_messages as message cross join lateral (
    select count(*)::integer as recipients,
      (count(*) filter (where status = 'QUEUED'))::integer as queued,
      (count(*) filter (where status = 'SENT'))::integer as sent,
      (count(*) filter (where status = 'DELIVERED'))::integer as delivered,
      (count(*) filter (where status = 'FAILED'))::integer as failed
    from sms_recipients where message_id = message.id
  ) as result;
comment on view sms_results is '발송 결과: how far each message came';
comment on column sms_results.id is 'Of the message';
comment on column sms_results.recipients is '받는 사람 수';
comment on column sms_results.queued is '대기';
comment on column sms_results.sent is '보냄, not known yet whether it came';
comment on column sms_results.delivered is '도착';
comment on column sms_results.failed is '실패';
create trigger sms_recipients_announce after insert or update or delete on sms_recipients for each statement execute function announce_roots('smsResults');

-- Words -------------------------------------------------------------------------------------------------------------------

create table words (
  id uuid primary key default uuid_v7(),
  deck_id uuid not null references word_decks (id) on delete cascade,
  sequence integer not null,
  term text not null,
  meaning text not null,
  synonyms text[] not null default '{}',
  example text not null default '',
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint words_sequence_key unique (deck_id, sequence) deferrable initially immediate,
  constraint words_term_key unique (deck_id, term, meaning),
  constraint words_sequence_positive check (sequence > 0),
  constraint words_term_form check (term = btrim(term) and length(term) between 1 and 100 and term is nfc normalized),
  constraint words_meaning_form check (meaning = btrim(meaning) and length(meaning) between 1 and 200 and meaning is nfc normalized),
  constraint words_synonyms_form check (cardinality(synonyms) <= 20 and array_position(synonyms, null) is null and array_position(synonyms, '') is null),
  constraint words_example_length check (length(example) <= 500)
);
comment on table words is '낱말 of a deck';
comment on column words.deck_id is '단어장';
comment on column words.sequence is '순서 in the deck, from 1';
comment on column words.term is '낱말';
comment on column words.meaning is '뜻';
comment on column words.synonyms is '정답으로 함께 받는 말';
comment on column words.example is '예문';
create index words_created_by_index on words (created_by);

create function fill_word() returns trigger language plpgsql as $$
begin
  if new.sequence is null then
    perform from word_decks where id = new.deck_id for no key update;
    new.sequence := (select coalesce(max(sequence), 0) + 1 from words where deck_id = new.deck_id);
  end if;
  return new;
end $$;
comment on function fill_word() is 'A word without a place goes to the end of its deck';
create trigger words_fill before insert on words for each row execute function fill_word();

create table word_reviews (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  word_id uuid not null constraint word_reviews_word_id_fkey references words (id),
  state text not null default 'NEW',
  due_at timestamptz not null default now(),
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  scheduled_days integer not null default 0,
  learning_steps integer not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  last_reviewed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_reviews_word_key unique (student_id, word_id),
  constraint word_reviews_state_known check (state in ('NEW', 'LEARNING', 'REVIEW', 'RELEARNING')),
  constraint word_reviews_stability_range check (stability between 0 and 36500),
  constraint word_reviews_difficulty_range check (difficulty between 0 and 10),
  constraint word_reviews_counts_range check (lapses between 0 and reps and scheduled_days >= 0 and learning_steps >= 0),
  constraint word_reviews_reviewed check ((state = 'NEW') = (reps = 0) and (reps = 0) = (last_reviewed_at is null)),
  constraint word_reviews_due_after_review check (due_at >= last_reviewed_at)
);
comment on table word_reviews is '낱말 복습: what FSRS knows of a student and a word';
comment on column word_reviews.student_id is '학생';
comment on column word_reviews.word_id is '낱말';
comment on column word_reviews.state is 'NEW 새 낱말, LEARNING 익히는 중, REVIEW 복습, RELEARNING 다시 익히는 중';
comment on column word_reviews.due_at is '다음에 볼 때';
comment on column word_reviews.stability is 'FSRS stability, days until recall falls to 90 %';
comment on column word_reviews.difficulty is 'FSRS difficulty, 1 easy to 10 hard; 0 while new';
comment on column word_reviews.scheduled_days is 'Days between the last review and the next';
comment on column word_reviews.learning_steps is 'Place among the short steps of learning';
comment on column word_reviews.reps is '본 횟수';
comment on column word_reviews.lapses is '잊은 횟수';
comment on column word_reviews.last_reviewed_at is '마지막으로 본 때';
create index word_reviews_word_id_index on word_reviews (word_id, student_id);
create index word_reviews_due_index on word_reviews (student_id, due_at);

create function guard_word_review() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.word_id) is distinct from (old.student_id, old.word_id) or new.reps < old.reps or new.lapses < old.lapses
    or new.last_reviewed_at < old.last_reviewed_at then
    raise exception '복습 기록은 뒤로 돌릴 수 없습니다. 새로 고친 뒤 다시 해 주세요.' using errcode = '23514', constraint = 'word_reviews_only_forward';
  end if;
  return new;
end $$;
create trigger word_reviews_guard before update on word_reviews for each row execute function guard_word_review();
create trigger word_reviews_version before update on word_reviews for each row execute function raise_version();
-- Without the audit trigger: thousands a day, of interest to nobody but the student.
create trigger word_reviews_touch before update on word_reviews for each row execute function touch_updated_at();

create table word_tests (
  id uuid primary key default uuid_v7(),
  deck_id uuid not null references word_decks (id),
  student_id uuid not null references students (id),
  direction text not null default 'MEANING_TO_TERM',
  question_count integer not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_tests_direction_known check (direction in ('TERM_TO_MEANING', 'MEANING_TO_TERM')),
  constraint word_tests_question_count_range check (question_count between 1 and 500),
  constraint word_tests_finished_after_start check (finished_at >= started_at)
);
comment on table word_tests is '단어 시험 of one student; its answers stand in word_test_answers';
comment on column word_tests.deck_id is '단어장';
comment on column word_tests.student_id is '학생';
comment on column word_tests.direction is 'TERM_TO_MEANING 낱말 보고 뜻, MEANING_TO_TERM 뜻 보고 낱말';
comment on column word_tests.question_count is '문항 수';
comment on column word_tests.started_at is '시작';
comment on column word_tests.finished_at is '끝; null while it goes on';
create index word_tests_deck_id_index on word_tests (deck_id, student_id);
create index word_tests_student_id_index on word_tests (student_id, started_at);
create index word_tests_created_by_index on word_tests (created_by);
create unique index word_tests_one_open on word_tests (student_id, deck_id) where finished_at is null;

create table word_test_answers (
  id uuid primary key default uuid_v7(),
  test_id uuid not null references word_tests (id) on delete cascade,
  sequence integer not null,
  word_id uuid not null constraint word_test_answers_word_id_fkey references words (id),
  answer text,
  is_correct boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_test_answers_sequence_key unique (test_id, sequence),
  constraint word_test_answers_word_key unique (test_id, word_id),
  constraint word_test_answers_sequence_positive check (sequence > 0),
  constraint word_test_answers_answer_length check (length(answer) <= 200),
  constraint word_test_answers_marked check ((answer is null) = (is_correct is null))
);
comment on table word_test_answers is '단어 시험 답: one asked word';
comment on column word_test_answers.test_id is '단어 시험';
comment on column word_test_answers.sequence is '문항 번호, from 1';
comment on column word_test_answers.word_id is '물은 낱말';
comment on column word_test_answers.answer is '쓴 답; null while unanswered';
comment on column word_test_answers.is_correct is '맞음; null while unanswered';
create index word_test_answers_word_id_index on word_test_answers (word_id);

create function guard_word_test_answer() returns trigger language plpgsql as $$
declare
  test word_tests;
begin
  select * into test from word_tests where id = new.test_id for no key update;
  if test.finished_at is not null then
    raise exception '이미 끝난 시험입니다.' using errcode = '23514', constraint = 'word_tests_finished';
  end if;
  if tg_op = 'UPDATE' and ((new.test_id, new.sequence, new.word_id) is distinct from (old.test_id, old.sequence, old.word_id) or old.answer is not null) then
    raise exception '이미 답한 문항입니다.' using errcode = '23514', constraint = 'word_test_answers_answered';
  end if;
  if tg_op = 'INSERT' and (new.sequence > test.question_count or not exists (select from words where id = new.word_id and deck_id = test.deck_id)) then
    raise exception '이 시험의 문항이 아닙니다.' using errcode = '23514', constraint = 'word_test_answers_of_deck';
  end if;
  return new;
end $$;
create trigger word_test_answers_guard before insert or update on word_test_answers for each row execute function guard_word_test_answer();
create trigger word_test_answers_touch before update on word_test_answers for each row execute function touch_updated_at();

create function guard_word_test() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null or (new.deck_id, new.student_id, new.question_count, new.direction) is distinct from (old.deck_id, old.student_id, old.question_count, old.direction) then
    raise exception '시작한 시험은 바꿀 수 없습니다.' using errcode = '23514', constraint = 'word_tests_finished';
  end if;
  return new;
end $$;
create trigger word_tests_guard before update of deck_id, student_id, question_count, direction, started_at, finished_at on word_tests
  for each row execute function guard_word_test();

create view word_test_results as
  select test.id, test.deck_id, test.student_id, test.question_count, test.finished_at, result.answered, result.correct
  from word_tests as test cross join lateral (
    select count(answer)::integer as answered, (count(*) filter (where is_correct))::integer as correct
    from word_test_answers where test_id = test.id
  ) as result;
comment on view word_test_results is '단어 시험 결과';
comment on column word_test_results.id is 'Of the test';
comment on column word_test_results.deck_id is '단어장';
comment on column word_test_results.student_id is '학생';
comment on column word_test_results.question_count is '문항 수';
comment on column word_test_results.finished_at is '끝; null while it goes on';
comment on column word_test_results.answered is '답한 문항';
comment on column word_test_results.correct is '맞은 문항';

create view word_deck_progress as
  select known.deck_id || ':' || known.student_id as id, known.deck_id, known.student_id,
    (select count(*) from words where words.deck_id = known.deck_id)::integer as words,
    known.studied, known.mature, known.due, known.reps, known.lapses, known.last_reviewed_at
  from (
    select words.deck_id, word_reviews.student_id,
      (count(*) filter (where reps > 0))::integer as studied,
      (count(*) filter (where state = 'REVIEW' and stability >= 21))::integer as mature,
      (count(*) filter (where reps > 0 and due_at <= now()))::integer as due,
      sum(reps)::integer as reps, sum(lapses)::integer as lapses, max(word_reviews.last_reviewed_at) as last_reviewed_at
    from word_reviews join words on words.id = word_reviews.word_id
    group by words.deck_id, word_reviews.student_id
  ) as known;
comment on view word_deck_progress is '단어장 진도: a deck and each student who has begun it';
comment on column word_deck_progress.id is 'Deck and student';
comment on column word_deck_progress.deck_id is '단어장';
comment on column word_deck_progress.student_id is '학생';
comment on column word_deck_progress.words is '낱말 수 of the deck';
comment on column word_deck_progress.studied is '본 낱말';
comment on column word_deck_progress.mature is '외운 낱말: remembered for three weeks and longer';
comment on column word_deck_progress.due is '지금 복습할 낱말';
comment on column word_deck_progress.reps is '본 횟수';
comment on column word_deck_progress.lapses is '잊은 횟수';
comment on column word_deck_progress.last_reviewed_at is '마지막으로 본 때';

create trigger words_announce after insert or update or delete on words for each statement execute function announce_roots('wordDeckProgress');
create trigger word_reviews_announce after insert or update or delete on word_reviews for each statement execute function announce_roots('wordDeckProgress');
create trigger word_test_answers_announce after insert or update or delete on word_test_answers for each statement execute function announce_roots('wordTestResults');

select keep_records('board_answers', 'sms_messages', 'words', 'word_tests');
select comment_records('board_posts', 'board_answers', 'sms_messages', 'sms_recipients', 'words', 'word_reviews', 'word_tests', 'word_test_answers');
