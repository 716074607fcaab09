/** The id of the lecture of sixty students. */
export const lecture = '01990000-0000-7000-8000-00000000abcd';

/** Decks of 500 words for all, and students with reviews; sixty are in one lecture. */
export function rowsOf({ students, words, whole }: { students: number; words: number; whole: number }): string {
  return `
    alter table word_reviews disable trigger user;
    alter table words disable trigger user;
    alter table students disable trigger user;
    alter table users disable trigger user;
    alter table enrollments disable trigger user;
    insert into users (login_id, name, type) select '31' || lpad(n::text, 6, '0'), '학생 ' || n, 'STUDENT' from generate_series(1, ${students}) as n;
    insert into students (id, student_number) select id, login_id from users where type = 'STUDENT';
    insert into word_decks (title, is_published) select '단어장 ' || n, true from generate_series(1, ${Math.ceil(words / 500)}) as n;
    insert into words (deck_id, sequence, term, meaning)
      select deck.id, n, 'word ' || n, '뜻 ' || n from word_decks as deck, generate_series(1, 500) as n order by deck.title, n;
    insert into lectures (id, name, teacher_name, weekday, starts_at, ends_at, room, capacity)
      values ('${lecture}', '측정반', '강사', 1, '18:00', '20:00', '101호', 60);
    insert into enrollments (lecture_id, student_id, from_date)
      select '${lecture}', id, current_date from students order by id limit 60;
    create temporary table ranked as select id, row_number() over (order by id) as at from students;
    insert into word_reviews (student_id, word_id, state, due_at, stability, difficulty, reps, lapses, last_reviewed_at, created_at)
      select ranked.id, listed.id, case (listed.at + ranked.at) % 9 when 0 then 'LEARNING' when 1 then 'RELEARNING' else 'REVIEW' end,
        now() + ((listed.at * 31 + ranked.at * 17) % 60 - 20) * interval '1 day', 5, 5, 3, (listed.at + ranked.at) % 3, now() - interval '21 days', now() - interval '40 days'
      from ranked cross join lateral (
        select id, row_number() over (order by deck_id, sequence) as at from words
      ) as listed
      where ranked.at <= ${whole} or listed.at <= 100;
    analyze;`;
}
