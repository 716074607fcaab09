import { useCreate } from '@refinedev/core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { HttpError } from '#client/errors.ts';
import { SmsInputAddressee, type SmsQueued } from '#client/generated/rest/smsMessages.ts';
import { CheckboxField, FormDialog, SelectField, TextField, useToast } from '#ui-kit';
import { LMS_BYTES, measureText, SMS_BYTES } from './eucKr.ts';

interface MessageDialogProps {
  studentIds: readonly string[];
  /** The initial text. @default '' */
  text?: string;
  /** Who it is first addressed to. @default 'STUDENT' */
  addressee?: keyof typeof SmsInputAddressee;
  onClose: () => void;
}

const addressees = [
  { value: SmsInputAddressee.STUDENT, label: '학생' },
  { value: SmsInputAddressee.PARENT, label: '보호자' },
];

/** Sends one text to the chosen students or their parents; at night it asks for confirmation. */
export function MessageDialog({ studentIds, text = '', addressee = 'STUDENT', onClose }: MessageDialogProps) {
  // A retry after a lost response uses the same key, so that nobody gets the text twice.
  const [sendKey] = useState(() => crypto.randomUUID());
  const { mutateAsync: send, mutation } = useCreate({
    resource: 'smsMessages',
    successNotification: false,
    errorNotification: false,
  });
  const toast = useToast();
  const form = useForm({
    defaultValues: { addressee: SmsInputAddressee[addressee], body: text, isAdvertisement: false },
  });
  const body = useWatch({ control: form.control, name: 'body' });
  const isNight = mutation.error instanceof HttpError && mutation.error.problem.code === 'quiet-hours';
  const count = studentIds.length.toLocaleString('ko');
  return (
    <FormDialog
      open
      title={`학생 ${count}명에게 문자 보내기`}
      submitLabel={isNight ? `밤이지만 ${count}명에게 지금 보내기` : `${count}명에게 보내기`}
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        const problem = problemOf(values.body);
        if (problem !== undefined) throw new Error(problem);
        const { data } = await send({
          values: { ...values, sendKey, studentIds: [...studentIds], quietHoursConfirmed: isNight },
        });
        const { queued, withoutPhone, withoutConsent = 0 } = data as SmsQueued;
        const left = withoutPhone > 0 ? ` 번호가 없는 ${withoutPhone.toLocaleString('ko')}명은 빠졌습니다.` : '';
        const refused =
          withoutConsent > 0 ? ` 동의하지 않은 ${withoutConsent.toLocaleString('ko')}명은 빠졌습니다.` : '';
        toast({
          message: `문자 ${queued.toLocaleString('ko')}건을 보낼 목록에 올렸습니다.${left}${refused}`,
          tone: 'positive',
        });
      }}
    >
      <SelectField name="addressee" label="받는 사람" options={addressees} />
      <CheckboxField
        name="isAdvertisement"
        label="광고성 문자"
        hint="(광고)를 앞에 붙이고, 광고성 문자에 동의한 사람에게만 낮에 보냅니다."
      />
      <TextField name="body" label="내용" required multiline hint={lengthOf(body)} />
    </FormDialog>
  );
}

function lengthOf(body: string): string {
  const { bytes } = measureText(body.trim());
  const [channel, most] = bytes <= SMS_BYTES ? ['SMS', SMS_BYTES] : ['LMS', LMS_BYTES];
  return `${channel} ${bytes.toLocaleString('ko')} / ${most.toLocaleString('ko')}바이트`;
}

function problemOf(body: string): string | undefined {
  const { bytes, unsendable } = measureText(body.trim());
  if (body.trim() === '') return '내용을 적어 주세요.';
  if (unsendable.length > 0) return `문자로 보낼 수 없는 글자가 있습니다: ${unsendable.join(' ')}`;
  return bytes > LMS_BYTES
    ? `${LMS_BYTES.toLocaleString('ko')}바이트까지 보낼 수 있습니다. 내용을 줄여 주세요.`
    : undefined;
}
