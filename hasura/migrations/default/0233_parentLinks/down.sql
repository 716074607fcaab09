drop trigger students_forget_parent_links on students;
drop function forget_parent_links();
drop table parent_link_devices;
drop table parent_links;
drop function guard_parent_link();
