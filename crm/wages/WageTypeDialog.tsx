import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { createWageTypeBodyHourlyWageMax, createWageTypeBodyNameMax } from '#openapi/generated/zod/wages.ts';
import { addMonths, CheckboxField, monthOptions, NumberField, SelectField, TextField, thisMonth } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { currentWage, type WageType } from './wageType.ts';

interface WageTypeDialogProps {
  /** The kind to change; undefined for a new one. */
  type?: WageType;
  /** The last closed month. */
  closed?: string | undefined;
  onClose: () => void;
}

const schema = zod.object({
  name: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(createWageTypeBodyNameMax)),
  isActive: zod.boolean(),
  hourlyWage: zod.int().check(zod.minimum(1), zod.maximum(createWageTypeBodyHourlyWageMax)),
  fromMonth: zod.string(),
});

/** Creates a kind of work, or changes its name and its wage from a month on. */
export function WageTypeDialog({ type, closed, onClose }: WageTypeDialogProps) {
  const wage = type && currentWage(type);
  const { save, ...record } = useRecordForm({
    resource: 'hourlyWageTypes',
    record: type && { id: type.id, version: type.version },
    resolver: schemaResolver(schema),
    defaultValues: {
      name: type?.name ?? '',
      isActive: type?.isActive ?? true,
      hourlyWage: wage ?? undefined,
      fromMonth: type ? addMonths(thisMonth(), 1) : thisMonth(),
    },
  });
  const open = monthOptions(addMonths(thisMonth(), -12), addMonths(thisMonth(), 12))
    .toReversed()
    .filter(({ value }) => closed === undefined || value > closed.slice(0, 7));
  return (
    <RecordDialog
      size="small"
      title={type ? `${type.name} 수정` : '시급 구분 만들기'}
      submitLabel={type ? '저장' : '만들기'}
      {...record}
      save={({ name, isActive, hourlyWage, fromMonth }, version) => {
        if (!type) return save({ name, hourlyWage, fromMonth }, version);
        // An unchanged wage begins no new one.
        return save(hourlyWage === wage ? { name, isActive } : { name, isActive, hourlyWage, fromMonth }, version);
      }}
      onClose={onClose}
      said={({ name }) => `${name} 시급 구분을 저장했습니다`}
    >
      <TextField name="name" label="이름" />
      <NumberField name="hourlyWage" label="시급" unit="원" />
      <SelectField
        name="fromMonth"
        label="적용 시작 월"
        required
        options={open}
        hint="이 월의 근무부터 모두 이 시급입니다."
      />
      {type && <CheckboxField name="isActive" label="사용" hint="끄면 조교에게 새로 정할 수 없습니다." />}
    </RecordDialog>
  );
}
