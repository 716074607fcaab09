import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateTagBody } from '#openapi/generated/zod/tags.ts';
import { ColorField, PALETTE, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { Tag } from './types.ts';

interface TagDialogProps {
  /** The tag to edit; undefined for a new one. */
  tag?: Tag;
  onClose: () => void;
}

/** Creates or edits a tag. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const record = useRecordForm({
    resource: 'tags',
    record: tag && { id: tag.id, version: tag.version },
    resolver: schemaResolver(CreateTagBody),
    defaultValues: { name: tag?.name ?? '', color: tag?.color ?? PALETTE[0].value },
  });
  return (
    <RecordDialog
      size="small"
      title={tag ? `${tag.name} 태그 수정` : '태그 만들기'}
      submitLabel={tag ? '저장' : '만들기'}
      {...record}
      onClose={onClose}
      said={({ name }) => `${name} 태그를 ${tag ? '수정했습니다' : '만들었습니다'}`}
    >
      <TextField name="name" label="이름" />
      <ColorField name="color" label="색" />
    </RecordDialog>
  );
}
