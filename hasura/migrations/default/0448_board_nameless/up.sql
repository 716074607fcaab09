-- A class never reads the name of a student who asks: CLASS is kept as ANONYMOUS, whoever still sends it.

create function keep_asker_nameless() returns trigger language plpgsql as $$
begin
  new.visibility := 'ANONYMOUS';
  return new;
end $$;
comment on function keep_asker_nameless() is 'A question to the class is one without a name';
create trigger board_posts_nameless before insert or update of visibility on board_posts
  for each row when (new.visibility = 'CLASS') execute function keep_asker_nameless();

update board_posts set visibility = 'ANONYMOUS' where visibility = 'CLASS';

create or replace view board_authors as
select post.id as post_id, users.name
from board_posts as post join users on users.id = post.created_by
where false;
comment on view board_authors is 'Empty, for screens of the version before: no student is told who asked';
comment on column board_posts.visibility is '질문을 볼 사람: PRIVATE 나와 선생님, ANONYMOUS 우리 반, 이름 없이. CLASS becomes ANONYMOUS';
