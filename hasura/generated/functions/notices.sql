-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER notices_audit AFTER INSERT OR DELETE OR UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER notices_touch BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
