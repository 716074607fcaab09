drop trigger change_sets_place on change_sets;
drop function place_change_set();
drop table change_set_places;
drop function is_grid_kind(text);
alter table change_sets drop column undoes_id;
