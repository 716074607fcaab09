drop trigger tas_bare on tas;
drop function require_bare_ta();
