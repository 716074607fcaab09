drop view published_materials;
drop table lecture_material_checks, lecture_materials;
drop function place_material, guard_material_check;
