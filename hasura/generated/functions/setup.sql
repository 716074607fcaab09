-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER setup_lists_audit AFTER INSERT OR DELETE OR UPDATE ON setup_lists FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER setup_lists_touch BEFORE UPDATE ON setup_lists FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
