-- Who came and who left in a month is counted on the first page that those who lead an academy see.

create index students_registered_on_index on students (registered_on);
create index students_withdrawn_on_index on students (withdrawn_on) where withdrawn_on is not null;
