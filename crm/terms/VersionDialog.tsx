import { emptyRichText, todayInSeoul, type RichTextDocument } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { TermFactsFragment, TermVersionFactsFragment } from './generated/graphql.ts';
import { CreateTermVersionDocument, UpdateTermVersionDocument } from './generated/manager.ts';
import { versionForm } from './termForms.ts';
import { VersionFields } from './VersionFields.tsx';

interface VersionDialogProps {
  term: TermFactsFragment;
  /** The version to edit; undefined for a new one, which begins with the text of the last one. */
  version?: TermVersionFactsFragment;
  onClose: () => void;
}

/** Makes a version of terms, or changes one whose day has not come. */
export function VersionDialog({ term, version, onClose }: VersionDialogProps) {
  const begun = version ?? term.versions[0];
  const record = useRecordForm({
    resource: 'termVersions',
    record: version,
    meta: { gqlMutation: version ? UpdateTermVersionDocument : CreateTermVersionDocument },
    resolver: versionForm,
    defaultValues: {
      body: (begun?.body ?? emptyRichText) as RichTextDocument,
      publishedFrom: version?.publishedFrom ?? todayInSeoul(),
    },
  });
  return (
    <RecordDialog
      size="large"
      title={version ? '약관 내용 수정' : '새 판 만들기'}
      submitLabel={version ? '저장' : '만들기'}
      {...record}
      save={(values, at) => record.save(version ? values : { ...values, termId: term.id }, at)}
      onClose={onClose}
      said={() => (version ? '약관 내용을 수정했습니다' : '새 판을 만들었습니다')}
    >
      <VersionFields />
    </RecordDialog>
  );
}
