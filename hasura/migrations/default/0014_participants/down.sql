drop view week_attendance_rates, attendance_rates;
drop table participants;
drop function guard_makeup, guard_participant_place, guard_participant;
