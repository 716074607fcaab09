import { staff } from '../../cast.ts';
import { castId } from '../base/ids.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';
import { templateTexts } from '../texts/notices.ts';

const admin = staff.admin.id;

export function* pushAlertTemplates({ opened }: World): Rows<'push_alert_templates'> {
  for (const [at, [name, event, channel, body, audience, delay_minutes, by_text]] of templateTexts.entries()) {
    const sent = { event, channel, audience, delay_minutes, by_text };
    yield { id: castId(71 + at), name, body, ...sent, ...stamps(admin, opened) };
  }
}
