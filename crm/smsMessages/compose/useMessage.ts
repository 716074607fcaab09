import { useCreate } from '@refinedev/core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { HttpError } from '#client/errors.ts';
import type { SmsQueued } from '#client/generated/rest/smsMessages.ts';
import { UserError } from '#ui-kit';
import { emptyCompose, nextMorning, problemOf, requestOf, whenOf, type ComposeForm } from './composeForm.ts';
import { usePreview } from './usePreview.ts';

/**
 * The form of one text, who would get it, and its sending.
 * @param begun what the form begins with
 * @param isChosen the recipients are given: they are counted once somebody asks or the words depend on them
 */
export function useMessage(begun: Partial<ComposeForm>, isChosen: boolean) {
  // A retry after a lost response uses the same key, so that nobody gets the text twice.
  const [sendKey] = useState(() => crypto.randomUUID());
  const { mutateAsync, mutation } = useCreate({
    resource: 'smsMessages',
    successNotification: false,
    errorNotification: false,
  });
  const form = useForm<ComposeForm>({ defaultValues: { ...emptyCompose, ...begun } });
  const values = useWatch({ control: form.control }) as ComposeForm;
  // The moment that was tried last: a refusal at night says nothing of another one.
  const [triedFor, setTriedFor] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isPlain = !values.body.includes('#{') && values.templateId === null && values.pictureId === null;
  const isCounted = isAsked || !isChosen || values.isAdvertisement || !isPlain;
  const request = isCounted ? requestOf(values) : null;
  const preview = usePreview(request);
  const code = mutation.error instanceof HttpError ? mutation.error.problem.code : undefined;
  const refusedAtNight =
    (code === 'quiet-hours' || code === 'advertisement-at-night') && triedFor === (whenOf(values) ?? values.when);
  const isNight = refusedAtNight || (request !== null && preview.data?.isQuiet === true);
  /** Pressing again sends at night. */
  const mayAtNight = isNight && !values.isAdvertisement;
  return {
    form,
    values,
    preview,
    isNight,
    mayAtNight,
    /** Undefined while nobody is counted. */
    counted: request === null ? undefined : preview.data?.numbers,
    isCounting: request !== null,
    count: () => setAsked(true),
    waitTillMorning: (): void =>
      form.reset({ ...form.getValues(), when: 'LATER', ...nextMorning() }, { keepDefaultValues: true }),
    /** @throws UserError, or the server's refusal */
    send: async (typed: ComposeForm): Promise<SmsQueued> => {
      const problem = problemOf(typed);
      if (problem !== undefined) throw new UserError(problem.message);
      if (preview.isError)
        throw new UserError('받는 사람을 세지 못해 보내지 않았습니다. ‘다시 시도’를 누른 뒤 보내 주세요.');
      setTriedFor(whenOf(typed) ?? typed.when);
      const wanted = { ...requestOf(typed), sendKey, quietHoursConfirmed: mayAtNight };
      return (await mutateAsync({ values: wanted })).data as SmsQueued;
    },
  };
}
