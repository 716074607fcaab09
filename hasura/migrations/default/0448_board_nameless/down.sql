drop trigger board_posts_nameless on board_posts;
drop function keep_asker_nameless();
create or replace view board_authors as
select post.id as post_id, users.name
from board_posts as post join users on users.id = post.created_by
where post.category = 'QUESTION' and post.visibility = 'CLASS' and post.deleted_at is null;
comment on view board_authors is 'Names of those who asked with their name; an anonymous or private question has no row here';
comment on column board_posts.visibility is '질문을 볼 사람: PRIVATE 나와 선생님, CLASS 우리 반, ANONYMOUS 우리 반, 이름 없이';
