import { useForm } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { useChangeWordSettings } from '#client/generated/rest/wordDecks.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { ChangeWordSettingsBody } from '#openapi/generated/zod/wordDecks.ts';
import { FormRow, NumberField } from '#ui-kit';
import { LoadedDialog } from '../shared/records/LoadedDialog.tsx';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { WordSettingsDocument, type WordSettingsQuery } from './generated/graphql.ts';

const title = '하루 새 단어';

/** How many new words a day, and between which numbers students choose. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const query = useGql(WordSettingsDocument, {});
  return (
    <LoadedDialog title={title} query={query} onClose={onClose}>
      {({ wordSettings: [rule] }) => rule && <SettingsForm rule={rule} onClose={onClose} />}
    </LoadedDialog>
  );
}

interface SettingsFormProps {
  rule: WordSettingsQuery['wordSettings'][number];
  onClose: () => void;
}

function SettingsForm({ rule: { newPerDay, leastNew, mostNew }, onClose }: SettingsFormProps) {
  const change = useChangeWordSettings();
  const form = useForm({
    resolver: schemaResolver(ChangeWordSettingsBody),
    defaultValues: { newPerDay, leastNew, mostNew },
  });
  return (
    <RecordDialog
      size="small"
      title={title}
      submitLabel="저장"
      form={form}
      onClose={onClose}
      save={(data) => change.mutateAsync({ data })}
      said={(values) => `하루에 새 단어를 ${values.newPerDay}개씩 냅니다`}
    >
      <NumberField
        name="newPerDay"
        label="하루에 새로 배우는 단어"
        unit="개"
        hint="단어장마다 셉니다. 학생은 아래 두 수 사이에서 스스로 고를 수 있습니다."
      />
      <FormRow>
        <NumberField name="leastNew" label="가장 적게" unit="개" />
        <NumberField name="mostNew" label="가장 많이" unit="개" />
      </FormRow>
    </RecordDialog>
  );
}
