drop trigger word_reviews_announce_days on word_reviews;
drop view word_due_days, word_study_days;
drop function word_map(uuid, uuid, uuid);
