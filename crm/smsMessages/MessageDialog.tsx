import { useCreate } from '@refinedev/core';
import { Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { HttpError } from '#client/errors.ts';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { SmsQueued } from '#client/generated/rest/smsMessages.ts';
import { Button, CheckboxField, FormDialog, SelectField, TextField, UserError } from '#ui-kit';
import { ComposePreview } from './compose/ComposePreview.tsx';
import { requestOf, emptyCompose, nextMorning, problemOf, whenOf, type ComposeForm } from './compose/composeForm.ts';
import { BodyTools, NightNotice } from './compose/ComposeTools.tsx';
import { usePreview } from './compose/usePreview.ts';
import { LMS_BYTES, measureText, SMS_BYTES } from '#ui-kit/format/eucKr.ts';

const SourceFields = lazyWithRetry(() => import('./compose/SourceFields.tsx'));
const PictureField = lazyWithRetry(() => import('./compose/PictureField.tsx'));
const WhenFields = lazyWithRetry(() => import('./compose/WhenFields.tsx'));

interface MessageDialogProps {
  /** Who gets it; without them the dialog asks. @default undefined */
  studentIds?: readonly string[];
  /** The initial text. @default '' */
  text?: string;
  /** Who it is first addressed to. @default 'STUDENT' */
  addressee?: 'STUDENT' | 'PARENT';
  onClose: () => void;
}

const addressees = [
  { value: 'STUDENT', label: '학생' },
  { value: 'PARENT', label: '보호자' },
  { value: 'BOTH', label: '학생과 보호자' },
];
const moments = [
  { value: 'NOW', label: '지금' },
  { value: 'LATER', label: '예약' },
];

/** Sends one text, filled for each, to the chosen students, their guardians or both; at night it asks. */
export function MessageDialog({ studentIds, text = '', addressee = 'STUDENT', onClose }: MessageDialogProps) {
  // A retry after a lost response uses the same key, so that nobody gets the text twice.
  const [sendKey] = useState(() => crypto.randomUUID());
  const { mutateAsync: send, mutation } = useCreate({
    resource: 'smsMessages',
    successNotification: false,
    errorNotification: false,
  });
  const form = useForm<ComposeForm>({
    defaultValues: { ...emptyCompose, studentIds: [...(studentIds ?? [])], addressee, body: text },
  });
  const values = useWatch({ control: form.control }) as ComposeForm;
  // The moment that was tried last: a refusal at night says nothing of another one.
  const [triedFor, setTriedFor] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isCounted =
    isAsked ||
    studentIds === undefined ||
    values.body.includes('#{') ||
    values.isAdvertisement ||
    values.templateId !== null ||
    values.pictureId !== null;
  const request = isCounted ? requestOf(values) : null;
  const preview = usePreview(request);
  const code = mutation.error instanceof HttpError ? mutation.error.problem.code : undefined;
  const moment = whenOf(values) ?? values.when;
  const refusedAtNight = (code === 'quiet-hours' || code === 'advertisement-at-night') && triedFor === moment;
  const isNight = refusedAtNight || (request !== null && preview.data?.isQuiet === true);
  const mayAtNight = isNight && !values.isAdvertisement;
  const whom = whomOf(values, request === null ? undefined : preview.data?.numbers);
  const waitTillMorning = (): void => {
    const { day, time } = nextMorning();
    form.reset({ ...form.getValues(), when: 'LATER', day, time }, { keepDefaultValues: true });
  };
  return (
    <FormDialog
      open
      size={studentIds === undefined ? 'large' : 'medium'}
      title={studentIds ? `학생 ${studentIds.length.toLocaleString('ko')}명에게 문자 보내기` : '문자 보내기'}
      submitLabel={labelOf(values, whom, mayAtNight)}
      form={form}
      onClose={onClose}
      onSubmit={async (typed) => {
        const problem = problemOf(typed);
        if (problem !== undefined) throw new UserError(problem.message);
        if (preview.isError)
          throw new UserError('받는 사람을 세지 못해 보내지 않았습니다. ‘다시 시도’를 누른 뒤 보내 주세요.');
        const wanted = { ...requestOf(typed), sendKey, quietHoursConfirmed: mayAtNight };
        setTriedFor(whenOf(typed) ?? typed.when);
        return send({ values: wanted });
      }}
      said={(_values, { data }) => queuedWords(data as SmsQueued)}
    >
      {studentIds === undefined && (
        <Suspense fallback={null}>
          <SourceFields />
        </Suspense>
      )}
      <SelectField name="addressee" label="받는 사람" options={addressees} />
      <CheckboxField
        name="isAdvertisement"
        label="광고성 문자"
        hint="(광고) 표시와 보내는 곳, 무료수신거부 번호가 자동으로 붙고, 광고성 문자에 동의한 사람에게만 낮에 보냅니다."
      />
      <TextField name="body" label="내용" required multiline hint={lengthOf(values)} />
      <BodyTools variables={preview.data?.variables ?? []} />
      <Suspense fallback={null}>
        <PictureField />
      </Suspense>
      <SelectField name="when" label="보내는 때" options={moments} />
      {values.when === 'LATER' && (
        <Suspense fallback={null}>
          <WhenFields />
        </Suspense>
      )}
      {isNight && <NightNotice isAdvertisement={values.isAdvertisement} onMorning={waitTillMorning} />}
      {request ? (
        <ComposePreview query={preview} />
      ) : (
        studentIds && (
          <Button size="small" onClick={() => setAsked(true)}>
            누가 무엇을 받는지 보기
          </Button>
        )
      )}
    </FormDialog>
  );
}

/** How many texts go out, once the server has counted them; until then to how many students. */
function whomOf({ kind, studentIds }: ComposeForm, counted: number | undefined): string {
  if (counted !== undefined) return `${counted.toLocaleString('ko')}건 `;
  return kind === 'HAND' && studentIds.length > 0 ? `${studentIds.length.toLocaleString('ko')}명에게 ` : '';
}

function labelOf({ when }: ComposeForm, whom: string, isNight: boolean): string {
  if (when === 'LATER') return isNight ? `밤이지만 ${whom}보내기 예약` : `${whom}보내기 예약`;
  return isNight ? `밤이지만 ${whom}지금 보내기` : `${whom}보내기`;
}

function queuedWords({ queued, withoutPhone, withoutConsent = 0 }: SmsQueued): string {
  const left = withoutPhone > 0 ? ` 번호가 없는 ${withoutPhone.toLocaleString('ko')}명은 빠졌습니다.` : '';
  const refused = withoutConsent > 0 ? ` 동의하지 않은 ${withoutConsent.toLocaleString('ko')}명은 빠졌습니다.` : '';
  return `문자 ${queued.toLocaleString('ko')}건을 보낼 목록에 올렸습니다.${left}${refused}`;
}

function lengthOf({ body, pictureId }: ComposeForm): string {
  const { bytes } = measureText(body.trim());
  const [channel, most] =
    pictureId !== null ? ['MMS', LMS_BYTES] : bytes <= SMS_BYTES ? ['SMS', SMS_BYTES] : ['LMS', LMS_BYTES];
  return `${channel} ${bytes.toLocaleString('ko')} / ${most.toLocaleString('ko')}바이트`;
}
