-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER push_alert_templates_audit AFTER INSERT OR DELETE OR UPDATE ON push_alert_templates FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER push_alert_templates_touch BEFORE UPDATE ON push_alert_templates FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
