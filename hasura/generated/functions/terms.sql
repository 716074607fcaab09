-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER terms_audit AFTER INSERT OR DELETE OR UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER terms_touch BEFORE UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
