import { josa } from 'es-hangul';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormRow, NumberField, TextField, TimeField } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { StudentPicker } from '../../students/parts.ts';
import { AskedFields, DeckField, WeekFields } from './testFields.tsx';
import type { WordTestFactsFragment } from '../generated/graphql.ts';
import { askedInput, formOf, looseInput, testForm, type TestPlace } from './testForm.ts';
import css from '../WordTests.module.css';

interface WordTestDialogProps {
  /** The test to edit; undefined for a new one. */
  test?: WordTestFactsFragment;
  /** Where a new one is set. */
  place?: TestPlace;
  onMade?: (id: string) => void;
  onClose: () => void;
}

/** The time of an attempt on a screen; a paper has none. */
function TimeLimit() {
  const isPrinted = useWatch<{ isPrinted: boolean }, 'isPrinted'>({ name: 'isPrinted' });
  return isPrinted ? null : <NumberField name="minutes" label="제한 시간" unit="분" hint="비우면 없습니다." />;
}

const nobody: ReadonlySet<string> = new Set();

/** Sets a word test, or changes one; what is asked is fixed once a student has begun. */
export default function WordTestDialog({ test, place, onMade, onClose }: WordTestDialogProps) {
  const [who, setWho] = useState<'week' | 'students'>('week');
  const isOnDeck = place !== undefined && 'deckId' in place;
  const isBegun = (test?.tests_aggregate.aggregate?.count ?? 0) > 0;
  const { save, ...record } = useRecordForm({
    resource: 'wordTestPlans',
    record: test && { id: test.id, version: test.version },
    resolver: testForm,
    defaultValues: formOf(test, place),
  });
  return (
    <RecordDialog
      title={test ? '단어 시험 수정' : '단어 시험 등록'}
      submitLabel={test ? '저장' : '등록'}
      {...record}
      onClose={onClose}
      save={async (form, version) => {
        const asked = isBegun ? {} : askedInput(form);
        if (test) return save({ ...looseInput(form), ...asked }, version);
        const takers = who === 'week' ? { weeklyLectureId: form.weekId } : { studentIds: form.studentIds };
        const { id } = await save({ ...looseInput(form), ...asked, deckId: form.deckId, ...takers }, version);
        onMade?.(String(id));
        return {};
      }}
      fieldNames={{ opensAt: 'opensOn', closesAt: 'closesOn', timeLimitSeconds: 'minutes', weeklyLectureId: 'weekId' }}
      said={({ title }) => `${josa(title, '을/를')} ${test ? '수정했습니다' : '등록했습니다'}`}
    >
      <TextField name="title" label="시험 이름" />
      {isOnDeck && (
        <ChoiceChips
          label="응시 학생"
          chosen={[who]}
          onToggle={setWho}
          items={[
            { id: 'week', label: '한 주차의 학생' },
            { id: 'students', label: '학생 고르기' },
          ]}
        />
      )}
      {isOnDeck && who === 'week' && <WeekFields />}
      {isOnDeck && who === 'students' && <StudentPicker name="studentIds" taken={nobody} takenNote="" />}
      {!isOnDeck && !test && <DeckField />}
      {isBegun ? (
        <p className={css.note}>이미 시작한 학생이 있어 범위, 문항과 채점 기준은 바꿀 수 없습니다.</p>
      ) : (
        <AskedFields />
      )}
      <FormRow>
        <NumberField name="targetCount" label="통과 기준" unit="개" hint="이만큼 맞으면 통과입니다." />
        <TimeLimit />
        <NumberField name="maxAttempts" label="응시 횟수" unit="번" hint="비우면 통과할 때까지 봅니다." />
      </FormRow>
      <FormRow>
        <DateField name="opensOn" label="여는 날" />
        <TimeField name="opensAtTime" label="시작 일시" />
      </FormRow>
      <FormRow>
        <DateField name="closesOn" label="닫는 날" />
        <TimeField name="closesAtTime" label="종료 일시" />
      </FormRow>
    </RecordDialog>
  );
}
