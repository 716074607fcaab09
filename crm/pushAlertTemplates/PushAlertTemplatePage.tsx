import { useCan, useShow } from '@refinedev/core';
import { useNavigate, useParams } from 'react-router';
import { FactList, formatInstant, Stack } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { paths } from './paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { deleting } from '../shared/actions/commonActions.tsx';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RecordMissing } from '../shared/records/RecordMissing.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { useEditing } from '../shared/records/useEditing.ts';
import { PushAlertTemplateDocument, type PushAlertTemplateFactsFragment } from './generated/graphql.ts';
import { DeletePushAlertTemplateDocument } from './generated/manager.ts';
import { audienceLabel, channelLabel, delayLabel, eventLabel, waysLabel } from './kinds.ts';
import { InUse } from './templateColumns.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateLectures } from './TemplateLectures.tsx';
import { TemplateLog } from './log/TemplateLog.tsx';
import { MessagePreview } from './text/TemplatePreview.tsx';
import css from './Templates.module.css';

const resource = 'pushAlertTemplates';

/** `/crm/pushAlertTemplates/:id`; at `/edit` with the form open. */
export default function PushAlertTemplatePage() {
  const { id = '' } = useParams();
  const { query } = useShow<PushAlertTemplateFactsFragment>({
    resource,
    id,
    meta: { gqlQuery: PushAlertTemplateDocument },
  });
  const isEditing = useEditing(paths.edit(id), query);
  return (
    <RecordView
      query={query}
      gone={
        <RecordMissing title="알림 템플릿을 찾을 수 없습니다" href={paths.templates} to="알림 템플릿 목록으로">
          삭제되었거나 주소가 바뀌었습니다.
        </RecordMissing>
      }
    >
      {(template) => <TemplateView template={template} isEditing={isEditing} />}
    </RecordView>
  );
}

interface TemplateViewProps {
  template: PushAlertTemplateFactsFragment;
  isEditing: boolean;
}

function TemplateView({ template, isEditing }: TemplateViewProps) {
  const navigate = useNavigate();
  const mayEdit = useCan({ resource, action: 'edit' }).data?.can === true;
  const isManual = template.event === 'MANUAL';
  return (
    <Page
      title={template.name}
      status={<InUse isActive={template.isActive} />}
      actions={
        <ActionButtons
          hasMain
          actions={[
            { title: '수정', icon: EditIcon, href: paths.edit(template.id), may: [resource, 'edit'] },
            {
              ...deleting({
                resource,
                id: template.id,
                meta: { gqlMutation: DeletePushAlertTemplateDocument },
                noun: '템플릿',
                name: `${template.name} 템플릿`,
                warns: `본문이 사라지고 되돌릴 수 없습니다.${isManual ? '' : ` 앞으로 ${eventLabel(template.event)} 이 문자를 보내지 않습니다.`}`,
                onDeleted: () => void navigate(paths.templates),
              }),
              may: [resource, 'delete'],
            },
          ]}
        />
      }
    >
      <Stack gap={16}>
        <Card>
          <div className={css.show}>
            <FactList
              facts={[
                { label: '발송 조건', value: eventLabel(template.event) },
                { label: '발송 방법', value: isManual ? channelLabel(template.channel) : waysLabel(template) },
                ...(template.kakaoTemplateId === null
                  ? []
                  : [{ label: '카카오 템플릿 ID', value: template.kakaoTemplateId }]),
                ...(isManual ? [] : sendingFacts(template)),
                { label: '본문', value: <span className={css.body}>{template.body}</span> },
                { label: '만든 사람', value: template.createdByStaff?.name },
                { label: '수정일', value: formatInstant(template.updatedAt) },
              ]}
            />
            <MessagePreview {...template} />
          </div>
        </Card>
        {!isManual && <TemplateLectures template={template} />}
        {!isManual && <TemplateLog templateId={template.id} />}
      </Stack>
      {isEditing && mayEdit && (
        <TemplateDialog template={template} onClose={() => void navigate(paths.template(template.id))} />
      )}
    </Page>
  );
}

const sendingFacts = ({ byText, audience, delayMinutes }: PushAlertTemplateFactsFragment) => [
  { label: '문자 받는 사람', value: byText ? audienceLabel(audience) : '보내지 않음' },
  { label: '언제', value: delayLabel(delayMinutes) },
];
