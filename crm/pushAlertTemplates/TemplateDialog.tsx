import { useWatch } from 'react-hook-form';
import { useReadSmsWays } from '#client/generated/rest/smsMessages.ts';
import { CheckboxField, FormRow, NumberField, SelectField, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { BodyTools } from './text/BodyTools.tsx';
import type { PushAlertTemplateFactsFragment } from './generated/graphql.ts';
import { CreatePushAlertTemplateDocument, UpdatePushAlertTemplateDocument } from './generated/manager.ts';
import { AUDIENCES, CHANNELS, EVENTS } from './kinds.ts';
import css from './Templates.module.css';
import { storedTemplate, templateForm, type TemplateForm } from './templateForm.ts';
import { TemplatePreview } from './text/TemplatePreview.tsx';

interface TemplateDialogProps {
  /** The template to edit; undefined for a new one. */
  template?: PushAlertTemplateFactsFragment;
  onClose: () => void;
}

/** Creates or edits a template, with its length and a preview. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const record = useRecordForm({
    resource: 'pushAlertTemplates',
    record: template && { id: template.id, version: template.version },
    meta: { gqlMutation: template ? UpdatePushAlertTemplateDocument : CreatePushAlertTemplateDocument },
    resolver: templateForm,
    defaultValues: {
      name: template?.name ?? '',
      event: EVENTS.find(({ value }) => value === template?.event)?.value ?? 'MANUAL',
      channel: CHANNELS.find(({ value }) => value === template?.channel)?.value ?? 'SMS',
      body: template?.body ?? '',
      audience: AUDIENCES.find(({ value }) => value === template?.audience)?.value ?? 'STUDENT',
      delayMinutes: template?.delayMinutes ?? 0,
      byText: template?.byText ?? true,
      byPortal: template?.byPortal ?? true,
      kakaoTemplateId: template?.kakaoTemplateId ?? '',
      // Sending costs money: a new one is on because somebody is writing it now.
      isActive: template?.isActive ?? true,
    },
  });
  return (
    <RecordDialog
      size="large"
      title={template ? '알림 템플릿 수정' : '알림 템플릿 만들기'}
      submitLabel={template ? '저장' : '만들기'}
      {...record}
      save={(values, version) => record.save(storedTemplate(values), version)}
      onClose={onClose}
      said={({ name }) => `${name} 템플릿을 ${template ? '수정했습니다' : '만들었습니다'}`}
    >
      <div className={css.columns}>
        <div className={css.fields}>
          <TextField name="name" label="이름" placeholder="결석 알림" />
          <FormRow>
            <SelectField name="event" label="발송 조건" options={EVENTS} />
            <SelectField name="channel" label="발송 방법" options={CHANNELS} />
          </FormRow>
          <KakaoField />
          <TextField name="body" label="본문" multiline />
          <BodyTools />
          <Sending />
          <CheckboxField name="isActive" label="사용" hint="끄면 발송 조건에 맞아도 보내지 않습니다." />
        </div>
        <TemplatePreview />
      </div>
    </RecordDialog>
  );
}

/** The Kakao template of one that goes as 알림톡, where the academy has a Kakao channel. */
function KakaoField() {
  const channel = useWatch<TemplateForm, 'channel'>({ name: 'channel' });
  const ways = useReadSmsWays({ query: { enabled: channel === 'ALIMTALK' } });
  if (channel !== 'ALIMTALK' || ways.data?.alimtalk !== true) return null;
  return (
    <TextField
      name="kakaoTemplateId"
      label="카카오 템플릿 ID"
      maxLength={50}
      placeholder="KA01TP…"
      hint="솔라피에 등록해 승인받은 템플릿의 ID입니다. 문구와 변수 이름이 본문과 같아야 합니다. 비우면 문자로 보냅니다."
    />
  );
}

/** To whom, when and which way, of a template that is sent by itself. */
function Sending() {
  const event = useWatch<TemplateForm, 'event'>({ name: 'event' });
  if (event === 'MANUAL') return null;
  return (
    <>
      <FormRow>
        <SelectField name="audience" label="문자 받는 사람" options={AUDIENCES} />
        <NumberField name="delayMinutes" label="보내기까지" unit="분" hint="그 사이에 취소된 일은 보내지 않습니다." />
      </FormRow>
      <CheckboxField
        name="byText"
        label="문자로 보내기"
        hint="문자는 건마다 요금이 듭니다. 밤 9시부터 아침 8시까지는 기다립니다."
      />
      <CheckboxField name="byPortal" label="학생 포털 알림으로 보내기" />
    </>
  );
}
