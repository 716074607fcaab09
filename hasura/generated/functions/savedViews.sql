-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER saved_views_audit AFTER INSERT OR DELETE OR UPDATE ON saved_views FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER saved_views_touch BEFORE UPDATE ON saved_views FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
