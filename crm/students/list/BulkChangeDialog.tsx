import { useState } from 'react';
import { Grade, type BatchChange, useUpdateStudents } from '#client/generated/rest/students.ts';
import { useForm } from 'react-hook-form';
import { updateStudentsBodyChangeSchoolMax } from '#openapi/generated/zod/students.ts';
import { FormDialog, FormRow, SelectField, TextField, useToast, UserError, Stack, Note } from '#ui-kit';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { ChoiceFailed } from '../../shared/choices/ChoiceFailed.tsx';
import { choiceHint } from '../../shared/choices/choiceHint.ts';
import { useLectureOptions } from '../../lectures/parts.ts';
import { TagDot } from '../TagChips.tsx';
import { useTagOptions } from '../useTagOptions.ts';

interface BulkChangeDialogProps {
  /** The students to change. */
  userIds: readonly string[];
  onClose: () => void;
}

interface BulkForm {
  grade: string | null;
  school: string;
  lectureId: string | null;
  state: 'active' | 'inactive' | null;
}

/** The choice that clears a value, besides the values to choose from. */
const NONE = 'none';
const grades = [
  ...Object.values(Grade).map((grade) => ({ value: grade, label: grade })),
  { value: NONE, label: '학년 비우기' },
];
const states = [
  { value: 'active', label: '재원' },
  { value: 'inactive', label: '비활성(로그인 끝냄)' },
] as const;

/** Changes one or many students in the same way; fields left open are not changed. */
export function BulkChangeDialog({ userIds, onClose }: BulkChangeDialogProps) {
  const lectures = useLectureOptions();
  const { tags, query } = useTagOptions();
  const noTags = choiceHint(query, tags, '아직 없습니다. 태그 화면에서 만들 수 있습니다.');
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const update = useUpdateStudents();
  const toast = useToast();
  const form = useForm<BulkForm>({ defaultValues: { grade: null, school: '', lectureId: null, state: null } });
  const items = tags.map(({ id, name, color }) => ({
    id,
    label: (
      <>
        <TagDot color={color} /> {name}
      </>
    ),
  }));
  // A tag is either added or removed, not both.
  const turnAdd = (id: string): void => {
    setAdd(turned(add, id));
    setRemove(remove.filter((one) => one !== id));
  };
  const turnRemove = (id: string): void => {
    setRemove(turned(remove, id));
    setAdd(add.filter((one) => one !== id));
  };
  return (
    <FormDialog
      open
      title={
        userIds.length === 1 ? '태그·대표강의 바꾸기' : `학생 ${userIds.length.toLocaleString('ko')}명 한 번에 수정`
      }
      submitLabel={userIds.length === 1 ? '저장' : `${userIds.length.toLocaleString('ko')}명 수정`}
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        const change = changeOf(values, add, remove);
        if (Object.values(change).every((value) => value === undefined))
          throw new UserError('바꿀 것을 하나는 골라 주세요.');
        const data = { userIds: [...userIds], change };
        const { changed, unchanged, changeSetId } = await update.mutateAsync({ data });
        const same = unchanged > 0 ? ` ${unchanged.toLocaleString('ko')}명은 이미 그렇습니다.` : '';
        toast({
          message: `${changed.toLocaleString('ko')}명을 수정했습니다.${same}`,
          tone: 'positive',
          undo:
            changed > 0
              ? {
                  send: () => update.mutateAsync({ data: { ...data, undo: changeSetId } }),
                  said: '수정하기 전으로 되돌렸습니다',
                }
              : undefined,
        });
      }}
    >
      {query.isError && tags.length === 0 ? (
        <div>
          <Note>태그</Note>
          <ChoiceFailed id="tags" query={query} />
        </div>
      ) : noTags !== undefined ? (
        <Note>{`태그: ${noTags}`}</Note>
      ) : (
        <Stack gap={14}>
          <div>
            <Note>붙일 태그</Note>
            <ChoiceChips label="붙일 태그" items={items} chosen={add} onToggle={turnAdd} />
          </div>
          <div>
            <Note>뗄 태그</Note>
            <ChoiceChips label="뗄 태그" items={items} chosen={remove} onToggle={turnRemove} />
          </div>
        </Stack>
      )}
      <SelectField
        name="lectureId"
        label="대표강의"
        emptyLabel="그대로"
        options={[...lectures, { value: NONE, label: '대표강의 없애기' }]}
      />
      <FormRow>
        <SelectField name="grade" label="학년" emptyLabel="그대로" options={grades} />
        <TextField name="school" label="학교" placeholder="그대로" maxLength={updateStudentsBodyChangeSchoolMax} />
      </FormRow>
      {userIds.length > 1 && <SelectField name="state" label="상태" emptyLabel="그대로" options={states} />}
    </FormDialog>
  );
}

function changeOf(
  { grade, school, lectureId, state }: BulkForm,
  add: readonly string[],
  remove: readonly string[],
): BatchChange {
  const known = Object.values(Grade).find((one) => one === grade) ?? null;
  return {
    grade: grade !== null ? known : undefined,
    school: school.trim() !== '' ? school : undefined,
    representativeLectureId: lectureId !== null ? (lectureId === NONE ? null : lectureId) : undefined,
    isActive: state !== null ? state === 'active' : undefined,
    addTagIds: add.length > 0 ? [...add] : undefined,
    removeTagIds: remove.length > 0 ? [...remove] : undefined,
  };
}

const turned = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
