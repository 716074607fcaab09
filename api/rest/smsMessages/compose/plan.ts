import type { Transaction } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { fillVariables, variablesOf } from '#ui-kit/format/text/fillVariables.ts';
import { kakaoFor, readSmsBody, textsOf, type TextTemplate } from '../../_protocol/texts/queueSms.ts';
import { asAdvertisement, type AdvertisingMarks } from './advertisement.ts';
import { findPeople, type Audience, type FoundPerson } from './people.ts';
import { findRow, noRow } from '../../_protocol/rows.ts';

/** What one text is to be. */
export interface Draft extends Audience {
  addressee: 'STUDENT' | 'PARENT' | 'BOTH';
  body: string;
  isAdvertisement?: boolean | undefined;
  templateId?: string | undefined;
  pictureId?: string | undefined;
}

/** A number and what it gets. */
export interface PlannedText {
  studentId: string;
  addressee: 'STUDENT' | 'PARENT';
  name: string;
  phone: string;
  body: string;
  /** Of the variables that the text has. */
  variables: Record<string, string>;
}

/** Who gets what, before anything is written. */
export interface Plan {
  /** The text as it is stored, with its variables. */
  body: string;
  people: number;
  texts: PlannedText[];
  /** The template whose words these are; its Kakao template only where they go as 알림톡. */
  template: TextTemplate | undefined;
  pictureId: string | undefined;
  withoutPhone: string[];
  withoutConsent: string[];
  /** Texts that sharing a number saves. */
  merged: number;
  /** By variable: the names of those for whom it has no value. */
  missing: Map<string, string[]>;
}

/** A student's place at a number. */
interface Reached {
  person: FoundPerson;
  addressee: 'STUDENT' | 'PARENT';
  phone: string;
}

/** Finds the people of a draft and fills its words for each number. */
export async function planTexts(
  trx: Transaction<Tables>,
  draft: Draft,
  now: Date,
  { sms, ...marks }: AdvertisingMarks & Pick<Deps, 'sms'>,
): Promise<Plan> {
  const isAdvertisement = draft.isAdvertisement ?? false;
  const written = readSmsBody(draft.body);
  const body = isAdvertisement ? asAdvertisement(written, marks) : written;
  const people = await findPeople(trx, draft, now, marks.academyName);
  const addressees = draft.addressee === 'BOTH' ? (['STUDENT', 'PARENT'] as const) : [draft.addressee];
  const withoutPhone: string[] = [];
  const withoutConsent: string[] = [];
  const byPhone = new Map<string, Reached[]>();
  let reachedCount = 0;
  for (const person of people) {
    const allowed = addressees.filter(
      (addressee) => !isAdvertisement || (addressee === 'PARENT' ? person.allowsParent : person.allowsStudent),
    );
    const reached = allowed.flatMap((addressee) => {
      const phone = addressee === 'PARENT' ? person.parentPhone : person.phone;
      return phone === null ? [] : [{ person, addressee, phone }];
    });
    if (allowed.length === 0) withoutConsent.push(person.name);
    else if (reached.length === 0) withoutPhone.push(person.name);
    reachedCount += reached.length;
    for (const one of reached) byPhone.set(one.phone, [...(byPhone.get(one.phone) ?? []), one]);
  }
  const missing = new Map<string, string[]>();
  const texts = [...byPhone.values()].map((sharing) => textFor(body, sharing, missing));
  const template = await templateOf(trx, draft, body);
  const kakaoTemplateId = template && kakaoFor(sms, template.kakaoTemplateId, textsOf(body, texts));
  if (draft.pictureId !== undefined) await mustBePicture(trx, draft.pictureId);
  return {
    body,
    pictureId: draft.pictureId,
    template: template && { id: template.id, kakaoTemplateId: kakaoTemplateId ?? null },
    people: people.length,
    texts,
    withoutPhone,
    withoutConsent,
    merged: reachedCount - texts.length,
    missing,
  };
}

/** One text for a number; siblings who share it stand in it together. */
function textFor(body: string, sharing: readonly Reached[], missing: Map<string, string[]>): PlannedText {
  const people = [...new Set(sharing.map(({ person }) => person))];
  for (const person of people) {
    for (const variable of fillVariables(body, person.values).missing) {
      const names = missing.get(variable) ?? [];
      if (!names.includes(person.name)) missing.set(variable, [...names, person.name]);
    }
  }
  const names = [...new Set(people.flatMap(({ values }) => Object.keys(values)))];
  const values = Object.fromEntries(
    names.map((name) => [name, [...new Set(people.flatMap((person) => person.values[name] ?? []))].join(', ')]),
  );
  const [first] = sharing as [Reached, ...Reached[]];
  return {
    studentId: first.person.studentId,
    addressee: first.addressee,
    name: people
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 50),
    phone: first.phone,
    body: fillVariables(body, values).text,
    variables: Object.fromEntries(variablesOf(body).flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
  };
}

async function mustBePicture(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx
    .selectFrom('sms_pictures')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => noRow('sms_pictures'));
}

/** The template that was chosen, where its words are unchanged; throws 404 when it is not there. */
async function templateOf(
  trx: Transaction<Tables>,
  { templateId, pictureId, isAdvertisement = false }: Draft,
  body: string,
): Promise<TextTemplate | undefined> {
  if (templateId === undefined) return undefined;
  const template = await findRow(trx, 'push_alert_templates', templateId);
  if (template.body.trim().normalize('NFC') !== body) return undefined;
  return {
    id: templateId,
    kakaoTemplateId: isAdvertisement || pictureId !== undefined ? null : template.kakao_template_id,
  };
}
