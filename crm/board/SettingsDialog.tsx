import { useForm } from 'react-hook-form';
import { useChangeBoardSettings } from '#client/generated/rest/board.ts';
import { NumberField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import type { DeskSettings } from './types.ts';

/** Within how many hours the academy answers. */
export function SettingsDialog({ settings, onClose }: { settings: DeskSettings; onClose: () => void }) {
  const change = useChangeBoardSettings();
  const form = useForm({ defaultValues: { answerHours: settings.answerHours } });
  return (
    <RecordDialog
      title="답변 기한"
      submitLabel="저장"
      form={form}
      version={settings.version}
      save={({ answerHours }, version) => change.mutateAsync({ data: { answerHours, version } })}
      said={() => '답변 기한을 바꿨습니다'}
      onClose={onClose}
    >
      <NumberField name="answerHours" label="답변 기한 (시간)" required />
    </RecordDialog>
  );
}
