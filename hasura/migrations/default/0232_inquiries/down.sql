drop function forget_inquiries(timestamptz);
drop table inquiries;
drop function guard_inquiry();
