-- One stack per person: by its id, too, a change is undone by who made it; by a manager, whoever made it.

create function guard_undo() returns trigger language plpgsql as $$
begin
  if session_variable('x-hasura-role') is distinct from 'manager' then
    perform refuse('change_sets_undo_own', json_build_object('name', users.name))
    from change_sets as undone join users on users.id = undone.actor_id
    where undone.id = new.undoes_id and undone.actor_id <> new.actor_id;
  end if;
  return new;
end $$;
comment on function guard_undo() is 'Row trigger: what somebody else did is undone by managers only; what the academy did by itself, by everybody. Violates change_sets_undo_own';
create trigger change_sets_undo before insert on change_sets for each row when (new.undoes_id is not null) execute function guard_undo();
