create or replace trigger word_reviews_announce_days after insert or update or delete on word_reviews
  for each statement execute function announce_roots('wordDueDays', 'wordStudyDays');
drop view word_streaks;
