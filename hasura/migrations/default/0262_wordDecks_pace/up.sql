-- How many new words a day: the academy's number, and a student's own within its bounds.

create table word_settings (
  id integer primary key default 1,
  new_per_day integer not null default 20,
  least_new integer not null default 5,
  most_new integer not null default 40,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_settings_one_row check (id = 1),
  constraint word_settings_bounds check (least_new between 1 and new_per_day and new_per_day <= most_new and most_new <= 60)
);
comment on table word_settings is '단어 설정: one row';
comment on column word_settings.new_per_day is '하루에 새로 배우는 낱말, of each deck';
comment on column word_settings.least_new is '학생이 고를 수 있는 가장 작은 수';
comment on column word_settings.most_new is '학생이 고를 수 있는 가장 큰 수';
insert into word_settings default values;

create table word_paces (
  student_id uuid primary key references students (id) on delete cascade,
  new_per_day integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_paces_new_per_day_range check (new_per_day between 1 and 60)
);
comment on table word_paces is '하루 새 낱말: what a student has chosen; who has no row, the academy''s number';
comment on column word_paces.student_id is '학생';
comment on column word_paces.new_per_day is '하루에 새로 배우는 낱말; counts only within the academy''s bounds';

create function guard_word_pace() returns trigger language plpgsql as $$
declare
  bounds word_settings;
begin
  select * into bounds from word_settings;
  if new.new_per_day not between bounds.least_new and bounds.most_new then
    perform refuse('word_paces_bounds', json_build_object('least', bounds.least_new, 'most', bounds.most_new));
  end if;
  return new;
end $$;
comment on function guard_word_pace() is 'A student chooses within the academy''s bounds';
create trigger word_paces_guard before insert or update on word_paces for each row execute function guard_word_pace();
-- Without the audit trigger: of interest to nobody but the student.
create trigger word_paces_touch before update on word_paces for each row execute function touch_updated_at();

select keep_records('word_settings');
select comment_on_records('word_settings', 'word_paces');
