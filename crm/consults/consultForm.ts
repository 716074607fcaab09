import type { ConsultInput } from '#client/generated/rest/consults.ts';
import { CreateConsultBody } from '#openapi/generated/zod/consults.ts';
import { instantInSeoul, timeInSeoul, todayInSeoul } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { mappedResolver, type FieldNames } from '../shared/records/mappedResolver.ts';
import type { Consult } from './types.ts';
import { channelOf, counterpartOf, topicOf } from './consultWords.ts';

/** The form's values: the consult's instant as a date and a time in Seoul. */
export interface ConsultForm extends Omit<ConsultInput, 'consultedAt' | 'consultedBy'> {
  day: string | null;
  time: string | null;
}

/** The initial values: the consult, or a phone call with a parent at the current time. */
export function startOf(consult: Consult | undefined): ConsultForm {
  const at = consult ? new Date(consult.consultedAt) : serverClock.now();
  return {
    day: consult ? todayInSeoul(at) : todayInSeoul(),
    time: timeInSeoul(at),
    topic: topicOf(consult?.topic ?? 'STUDY'),
    channel: channelOf(consult?.channel ?? 'PHONE'),
    counterpart: counterpartOf(consult?.counterpart ?? 'PARENT'),
    body: consult?.body ?? '',
    followUpOn: consult?.followUpOn ?? null,
  };
}

/** The form's field for the contract's instant is the date. */
export const consultFields: FieldNames<ConsultForm> = {
  consultedAt: { field: 'day', message: '상담한 날과 시각을 적어 주세요.' },
};

/** Validates the form by the contract. */
export const consultForm = mappedResolver(CreateConsultBody, inputOf, consultFields);

function inputOf({ day, time, ...rest }: ConsultForm): ConsultInput {
  return { ...rest, consultedAt: day && time ? new Date(instantInSeoul(day, time)).toISOString() : '' };
}
