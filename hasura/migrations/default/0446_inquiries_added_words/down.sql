update inquiries set message = left(message, 500) where length(message) > 500;
alter table inquiries drop constraint inquiries_message_length, add constraint inquiries_message_length check (length(message) <= 500);
