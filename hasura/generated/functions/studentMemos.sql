-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER student_memos_anonymised BEFORE UPDATE ON student_memos FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER student_memos_delete_audit AFTER DELETE ON student_memos REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER student_memos_insert_anonymised AFTER INSERT ON student_memos REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_anonymised_rows();

CREATE TRIGGER student_memos_insert_audit AFTER INSERT ON student_memos REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER student_memos_touch BEFORE UPDATE ON student_memos FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER student_memos_update_audit AFTER UPDATE ON student_memos REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER student_memos_version BEFORE UPDATE ON student_memos FOR EACH ROW EXECUTE FUNCTION raise_version();

-- 메모 이력: staff only; ask for one memo at a time
CREATE VIEW student_memo_versions AS
 SELECT entry.id,
    memo.id AS memo_id,
    entry.at,
    entry.actor_id,
    entry.after ->> 'body'::text AS body,
    (entry.after ->> 'is_pinned'::text)::boolean AS is_pinned
   FROM student_memos memo
     JOIN audit_log entry ON entry.table_name = 'student_memos'::text AND entry.row_id = memo.id::text
  WHERE entry.after IS NOT NULL;
