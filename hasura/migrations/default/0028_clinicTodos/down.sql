drop trigger students_forget_todos on students;
drop trigger clinic_participants_settle on clinic_participants;
drop trigger clinic_participants_begin_todos on clinic_participants;
drop table clinic_todos;
drop function forget_clinic_todos, follow_booking_todos, book_clinic_todos, put_clinic_todos, hold_clinic_todos, follow_clinic_todo,
  settle_reservations, guard_clinic_todo;
