import { CheckboxField, FormRow, SelectField, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/RecordDialog.tsx';
import { useRecordForm } from '../shared/useRecordForm.ts';
import { BodyTools } from './BodyTools.tsx';
import type { PushAlertTemplateFactsFragment } from './generated/graphql.ts';
import { CreatePushAlertTemplateDocument, UpdatePushAlertTemplateDocument } from './generated/manager.ts';
import { CHANNELS, EVENTS } from './kinds.ts';
import css from './Templates.module.css';
import { templateForm } from './templateForm.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

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
      isActive: template?.isActive ?? true,
    },
  });
  return (
    <RecordDialog
      size="large"
      title={template ? '알림 템플릿 고치기' : '알림 템플릿 만들기'}
      submitLabel={template ? '저장' : '만들기'}
      {...record}
      onClose={onClose}
      said={({ name }) => `${name} 템플릿을 ${template ? '고쳤습니다' : '만들었습니다'}`}
    >
      <div className={css.columns}>
        <div className={css.fields}>
          <TextField name="name" label="이름" required maxLength={50} placeholder="결석 알림" />
          <FormRow>
            <SelectField name="event" label="보내는 때" options={EVENTS} />
            <SelectField name="channel" label="발송 방법" options={CHANNELS} />
          </FormRow>
          <TextField name="body" label="본문" required multiline />
          <BodyTools />
          <CheckboxField name="isActive" label="사용" hint="끄면 보내는 때가 되어도 보내지 않습니다." />
        </div>
        <TemplatePreview />
      </div>
    </RecordDialog>
  );
}
