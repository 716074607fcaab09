-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER actual_exam_scores_anonymised BEFORE INSERT OR UPDATE ON actual_exam_scores FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER actual_exam_scores_audit AFTER INSERT OR DELETE OR UPDATE ON actual_exam_scores FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER actual_exam_scores_touch BEFORE UPDATE ON actual_exam_scores FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER actual_exam_scores_version BEFORE UPDATE ON actual_exam_scores FOR EACH ROW EXECUTE FUNCTION raise_version();
