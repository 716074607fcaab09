import { useForm } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { useChangeScoreSettings } from '#client/generated/rest/scores.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { ChangeScoreSettingsBody } from '#openapi/generated/zod/scores.ts';
import { NumberField } from '#ui-kit';
import { LoadedDialog } from '../../shared/records/LoadedDialog.tsx';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { ScoreSettingsDocument } from '../generated/graphql.ts';

const title = '등급 기준';

/** How many must have taken an exam that gives 등급, in the whole academy. */
export function GradeSettingsDialog({ onClose }: { onClose: () => void }) {
  const query = useGql(ScoreSettingsDocument, {});
  return (
    <LoadedDialog title={title} query={query} onClose={onClose}>
      {({ scoreSettings: [settings] }) =>
        settings && <SettingsForm leastTakers={settings.leastTakers} onClose={onClose} />
      }
    </LoadedDialog>
  );
}

function SettingsForm({ leastTakers, onClose }: { leastTakers: number; onClose: () => void }) {
  const change = useChangeScoreSettings();
  const form = useForm({ resolver: schemaResolver(ChangeScoreSettingsBody), defaultValues: { leastTakers } });
  return (
    <RecordDialog
      size="small"
      title={title}
      submitLabel="저장"
      form={form}
      onClose={onClose}
      save={(data) => change.mutateAsync({ data })}
      said={(values) => `${values.leastTakers}명 이상 응시한 시험에 등급이 나옵니다`}
    >
      <NumberField
        name="leastTakers"
        label="등급 최소 응시 인원"
        unit="명"
        hint="수강생이 모두 채점되거나 결시·면제인 시험에만 등급이 나옵니다. 저장하면 모든 시험의 등급이 바로 다시 계산됩니다."
      />
    </RecordDialog>
  );
}
