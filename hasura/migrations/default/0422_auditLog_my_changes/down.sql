drop view my_changes;
drop function changed_cells(uuid);
drop function named_value(text, text);
drop function cells_of(text, jsonb);
