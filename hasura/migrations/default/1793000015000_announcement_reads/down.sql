drop trigger lecture_materials_place on lecture_materials;
drop function place_material();
alter table lecture_materials drop column sequence;
drop table announcement_reads;
drop function guard_announcement_read();
