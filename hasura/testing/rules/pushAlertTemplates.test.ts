import { rules } from '../showRules.ts';

const rule = rules();

rule('a template has a name of its own, a known event and a known channel', async ({ make, refuses, accepts }) => {
  const [one, other] = [await make('push_alert_templates'), await make('push_alert_templates')];
  const set = (column: string) => `update push_alert_templates set ${column} = $1 where id = $2`;
  await refuses('23505 push_alert_templates_name_key', set('name'), [one.name, other.id]);
  await refuses('23514 push_alert_templates_event_known', set('event'), ['SNOW', other.id]);
  await refuses('23514 push_alert_templates_channel_known', set('channel'), ['PIGEON', other.id]);
  await accepts(set('channel'), ['LMS', other.id]);
});
