import { CheckboxField, TextField, UserError } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { CreateLectureMaterialDocument, UpdateLectureMaterialDocument } from './generated/graphql.ts';
import { materialForm, type MaterialForm } from './materialForm.ts';
import type { Material } from './types.ts';

interface MaterialDialogProps {
  lectureId: string;
  /** The material to edit; undefined for a new one. */
  material?: Material;
  onClose: () => void;
}

/** Adds or edits a material of a lecture. */
export function MaterialDialog({ lectureId, material, onClose }: MaterialDialogProps) {
  const record = useRecordForm({
    resource: 'lectureMaterials',
    record: material && { id: material.id },
    // The mutation changes nothing when the version is another one.
    meta: material
      ? { gqlMutation: UpdateLectureMaterialDocument, gqlVariables: { version: material.version } }
      : { gqlMutation: CreateLectureMaterialDocument },
    resolver: materialForm,
    defaultValues: {
      title: material?.title ?? '',
      description: material?.description ?? '',
      isPublished: material ? material.publishedAt != null : true,
    },
  });
  const save = async ({ title, description, isPublished }: MaterialForm): Promise<void> => {
    const publishedAt = isPublished ? (material?.publishedAt ?? serverClock.now().toISOString()) : null;
    const input = { title, description, publishedAt };
    const done = await record.save(material ? input : { lectureId, ...input }, 1);
    if (done.affected_rows === 0) throw new UserError('다른 사람이 먼저 수정했습니다. 닫고 다시 열어 확인해 주세요.');
  };
  return (
    <RecordDialog
      title={material ? '자료 수정' : '자료 추가'}
      submitLabel={material ? '저장' : '추가'}
      {...record}
      onClose={onClose}
      save={save}
      said={() => (material ? '자료를 수정했습니다' : '자료를 추가했습니다')}
    >
      <TextField name="title" label="제목" placeholder="3단원 유형별 문제" />
      <TextField name="description" label="설명" multiline hint="무엇을 어디까지 하면 되는지 적어 주세요." />
      <CheckboxField name="isPublished" label="학생에게 보이기" />
    </RecordDialog>
  );
}
