-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER jobs_touch BEFORE UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
