-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER lecture_ddays_audit AFTER INSERT OR DELETE OR UPDATE ON lecture_ddays FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER lecture_ddays_touch BEFORE UPDATE ON lecture_ddays FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lecture_ddays_version BEFORE UPDATE ON lecture_ddays FOR EACH ROW EXECUTE FUNCTION raise_version();
