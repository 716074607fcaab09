alter table words drop column part_of_speech;
