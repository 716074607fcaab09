-- A second wish of the same number is added to the first, which nobody who knows the number can overwrite.

alter table inquiries drop constraint inquiries_message_length, add constraint inquiries_message_length check (length(message) <= 2000);
