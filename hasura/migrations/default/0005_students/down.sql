drop trigger users_update_search on users;
drop trigger users_follow on users;
drop trigger users_anonymised on users;
drop table student_siblings, student_search, student_exports, student_imports, students;
drop function guard_new_students, refuse_anonymised_rows, forget_siblings, guard_student_search, search_changed_users,
  search_changed_students, search_new_students, follow_person, anonymise_student, refuse_anonymised, fill_high_school_entry_year,
  high_school_entry_year, guard_person, jamo, choseong;
