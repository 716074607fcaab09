import type { Resolver } from 'react-hook-form';
import type { ConsultInput } from '#client/generated/rest/consults.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateConsultBody } from '#openapi/generated/zod/consults.ts';
import { timeInSeoul, todayInSeoul } from '#ui-kit';
import type { Consult } from './ConsultItem.tsx';
import { channelOf, counterpartOf, topicOf } from './consultWords.ts';

/** What the form holds: the instant of the talk as a day and a time in Seoul. */
export interface ConsultForm extends Omit<ConsultInput, 'consultedAt' | 'consultedBy'> {
  day: string | null;
  time: string | null;
}

/** What the form begins with: the consult, or a phone call with a parent just now. */
export function startOf(consult: Consult | undefined): ConsultForm {
  const at = consult ? new Date(consult.consultedAt) : new Date();
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

const check = schemaResolver(CreateConsultBody);

/** Checks the form by the contract; a wrong day or time is said at the day. */
export const consultForm: Resolver<ConsultForm, unknown, ConsultInput> = async (values, context, options) => {
  const { day, time, ...rest } = values;
  const consultedAt = day && time ? `${day}T${time.slice(0, 5)}:00+09:00` : '';
  const input = { ...rest, consultedAt: consultedAt && new Date(consultedAt).toISOString() };
  const result = await check(input, context, options as unknown as Parameters<typeof check>[2]);
  const { consultedAt: when, ...errors } = result.errors as Record<string, { type: string; message: string }>;
  const all = when ? { ...errors, day: { type: 'required', message: '상담한 날과 시각을 적어 주세요.' } } : errors;
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values: input, errors: {} };
};
