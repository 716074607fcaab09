import type { Invariant } from './format.ts';

/** Board, messages, words, work and pay. */
export const help: Invariant[] = [
  {
    rule: 'a question is answered when, and since, it has an answer',
    sql: `select post.id from board_posts as post left join board_answers as answer on answer.post_id = post.id
      where post.category = 'QUESTION' group by post.id
      having post.answered_at is distinct from min(answer.created_at)`,
  },
  {
    rule: 'nothing was sent at night that was not confirmed',
    sql: `select recipient.id from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
      where recipient.sent_at is not null and is_quiet_hour(recipient.sent_at) and not message.quiet_hours_confirmed`,
  },
  {
    rule: 'an answer of a word test is of a word of its deck',
    sql: `select answer.id from word_test_answers as answer join word_tests as test on test.id = answer.test_id
      join words on words.id = answer.word_id where words.deck_id <> test.deck_id or answer.sequence > test.question_count`,
  },
  {
    rule: 'a TA is at work once',
    sql: `select ta_id from work_records where status = 'OPEN' group by ta_id having count(*) > 1`,
  },
  {
    rule: 'no work of a TA overlaps',
    sql: `select one.id from work_records as one join work_records as other on other.ta_id = one.ta_id and other.id > one.id
      and other.started_at < coalesce(one.ended_at, 'infinity') and one.started_at < coalesce(other.ended_at, 'infinity')`,
  },
  {
    rule: 'hourly work has a wage',
    sql: `select id from work_records
      where not is_paid_monthly(ta_id, work_month) and wage_of(ta_id, wage_type_id, work_month) is null`,
  },
  {
    rule: 'nobody decides on their own claim',
    sql: `select id from expense_claims where decided_by = ta_id or (status <> 'REQUESTED' and decided_by is null)`,
  },
  {
    rule: 'nobody is at work in a closed month',
    sql: `select work.id from work_records as work join payroll_closings as closing on closing.month = work.work_month
      where work.status = 'OPEN'`,
  },
  {
    rule: 'the net pay of a month is the sum of its lines',
    sql: `select id from pay_months where net <> earned + claimed - withheld`,
  },
];
