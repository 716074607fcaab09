import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { LMS_BYTES, measureText } from '#ui-kit/format/text/eucKr.ts';
import { fillVariables, variablesOf } from '#ui-kit/format/text/fillVariables.ts';
import { kakaoFor, queueSms } from '../../_protocol/texts/queueSms.ts';
import type { Sms } from '../../../ports/sms.ts';
import { soonest } from '../../_protocol/seoul.ts';
import type { EventFacts } from './facts.ts';
import type { Address, Journal, Reason } from './journal.ts';
import { saidByBooking } from './saidByBooking.ts';

interface Template {
  id: string;
  body: string;
  audience: string;
  by_text: boolean;
  by_portal: boolean;
  kakao_template_id: string | null;
}

/** An event and a template that is on and due for it. */
export interface Telling {
  trx: Transaction<Tables>;
  event: Selectable<Tables['notification_events']>;
  journal: Journal;
  now: Date;
  facts: EventFacts;
  values: Record<string, string | undefined>;
  /** The student does not want to be told of this kind. */
  isOff: boolean;
  template: Template;
  sms: Pick<Sms, 'sendsAlimtalk'>;
}

/** Tells everybody the template is for, each way it goes; answers when to look again at what has to wait. */
export async function tell(telling: Telling): Promise<Date[]> {
  const later: Date[] = [];
  for (const address of addressesOf(telling.template)) {
    if (telling.journal.has(telling.template.id, address)) continue;
    if (await saidByBooking(telling, address)) {
      await telling.journal.write({ ...address, outcome: 'SKIPPED', reason: 'TOLD_ALREADY' });
      continue;
    }
    const at = await (address.way === 'TEXT' ? text : notice)(telling, address);
    if (at) later.push(at);
  }
  return later;
}

function addressesOf({ id: templateId, audience, by_text, by_portal }: Telling['template']): Address[] {
  const people = (['STUDENT', 'GUARDIAN'] as const).filter((who) => audience === who || audience === 'BOTH');
  const texts = people.map((who): Address => ({ templateId, audience: who, way: 'TEXT' }));
  // The portal is the student's, whoever gets the text.
  return [
    ...(by_text ? texts : []),
    ...(by_portal ? [{ templateId, audience: 'STUDENT', way: 'PORTAL' } satisfies Address] : []),
  ];
}

async function text(telling: Telling, address: Address): Promise<Date | undefined> {
  const { trx, event, journal, now, facts, template } = telling;
  const skip = (reason: Reason, detail?: string) => journal.write({ ...address, outcome: 'SKIPPED', reason, detail });
  const phone = address.audience === 'STUDENT' ? facts.phone : facts.parentPhone;
  const filled = fillVariables(template.body, telling.values);
  if (telling.isOff && address.audience === 'STUDENT') return void (await skip('PREFERENCE'));
  if (phone === null) return void (await skip('NO_PHONE'));
  if (filled.missing.length > 0) return void (await skip('UNFILLED', filled.missing.join(', ')));
  if (!isSendable(filled.text)) return void (await skip('BROKEN', '문자로 보낼 수 없는 글자이거나 너무 깁니다.'));
  const morning = soonest(now);
  if (morning > now) {
    // It waits as an event, so that what is undone in the night is not told in the morning.
    await journal.write({ ...address, outcome: 'WAITING', reason: 'QUIET_HOURS' });
    return morning;
  }
  const kakaoTemplateId = kakaoFor(telling.sms, template.kakao_template_id, [filled.text]);
  const { id: messageId } = await queueSms(trx, {
    sendKey: `event:${event.id}:${template.id}:${address.audience}`,
    body: filled.text,
    addressee: address.audience === 'GUARDIAN' ? 'PARENT' : 'STUDENT',
    to: [{ studentId: event.student_id, name: facts.name, phone, variables: variablesIn(telling) }],
    at: now,
    template: { id: template.id, kakaoTemplateId },
  });
  await journal.write({ ...address, outcome: 'SENT', messageId });
}

/** What fills the variables of an 알림톡, which has those of the text. */
function variablesIn({ template, values }: Telling): Record<string, string> {
  return Object.fromEntries(variablesOf(template.body).map((name) => [name, values[name] ?? '']));
}

/** Carriers take the characters of EUC-KR, and 2,000 bytes of them at most. */
function isSendable(text: string): boolean {
  const { bytes, unsendable } = measureText(text);
  return bytes <= LMS_BYTES && unsendable.length === 0;
}

async function notice(telling: Telling, address: Address): Promise<undefined> {
  const { trx, event, journal, now, facts, template } = telling;
  const skip = (reason: Reason, detail?: string) => journal.write({ ...address, outcome: 'SKIPPED', reason, detail });
  // It opens the thing itself: a link that lets anybody in stands in no portal.
  const filled = fillVariables(template.body.replaceAll(/\s*#\{\s*링크\s*\}/g, '').trim(), telling.values);
  if (telling.isOff) return void (await skip('PREFERENCE'));
  if (filled.missing.length > 0) return void (await skip('UNFILLED', filled.missing.join(', ')));
  if (filled.text === '') return void (await skip('UNFILLED', '링크'));
  const made = await trx
    .insertInto('notifications')
    .values({
      event_id: event.id,
      student_id: event.student_id,
      kind: event.kind,
      body: filled.text,
      subject_id: event.subject_id,
      lecture_id: event.lecture_id,
      weekly_lecture_id: facts.weeklyLectureId,
      exam_id: facts.examId,
      is_counsel: facts.booking === 'COUNSEL',
      created_at: now,
    })
    .onConflict((same) => same.column('event_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return void (await skip('TOLD_ALREADY'));
  await journal.write({ ...address, outcome: 'SENT' });
}
