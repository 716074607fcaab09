import { useFieldArray } from 'react-hook-form';
import { Button, FormRow, IconButton, TextField } from '#ui-kit';
import { AddIcon, CloseIcon } from '#ui-kit/icons.ts';
import css from './Landing.module.css';

interface TeachersForm {
  teachers: { name: string; subject: string; words: string }[];
}

/** The teachers of the first page, in the surrounding form. */
export function TeacherFields() {
  const { fields, append, remove } = useFieldArray<TeachersForm>({ name: 'teachers' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <div key={id} className={css.teacher} role="group" aria-label={`${at + 1}번째 선생님`}>
          <FormRow>
            <TextField name={`teachers.${at}.name`} label="선생님 이름" />
            <TextField name={`teachers.${at}.subject`} label="과목" />
            <TextField name={`teachers.${at}.words`} label="한마디" />
          </FormRow>
          <IconButton label={`${at + 1}번째 선생님 빼기`} icon={<CloseIcon aria-hidden />} onClick={() => remove(at)} />
        </div>
      ))}
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={<AddIcon aria-hidden />}
          onClick={() => append({ name: '', subject: '', words: '' })}
        >
          선생님 추가
        </Button>
      </div>
    </>
  );
}
