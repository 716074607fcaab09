-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER tags_audit AFTER INSERT OR DELETE OR UPDATE ON tags FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER tags_touch BEFORE UPDATE ON tags FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER user_tags_anonymised BEFORE UPDATE ON user_tags FOR EACH ROW EXECUTE FUNCTION refuse_anonymised('user_id');

CREATE TRIGGER user_tags_delete_audit AFTER DELETE ON user_tags REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER user_tags_insert_anonymised AFTER INSERT ON user_tags REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_anonymised_rows('user_id');

CREATE TRIGGER user_tags_insert_audit AFTER INSERT ON user_tags REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER user_tags_touch BEFORE UPDATE ON user_tags FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER user_tags_update_audit AFTER UPDATE ON user_tags REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();
