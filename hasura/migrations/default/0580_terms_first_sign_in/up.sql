-- Who never consented, on paper or here, agrees to the terms in force at the first sign-in.

create or replace view pending_terms as
  select student.id as student_id, version.id as version_id, term.id as term_id, term.title, version.published_from
  from students as student
  cross join terms as term
  cross join lateral (
    select id, published_from from term_versions
    where term_id = term.id and id in (select id from published_term_versions)
    order by published_from desc limit 1
  ) as version
  -- Who consented when they registered agreed to the version of the first day then, and to the one in force on that day.
  where (
      version.published_from > student.registered_on
      and exists (select from term_versions as earlier where earlier.term_id = term.id and earlier.published_from < version.published_from)
      or not exists (select from consents where student_id = student.id and kind = 'REQUIRED'))
    and not exists (select from term_acceptances where student_id = student.id and version_id = version.id);
comment on view pending_terms is '확인할 약관: terms in force that a student has not agreed to: all at the first sign-in, later the changed ones';
