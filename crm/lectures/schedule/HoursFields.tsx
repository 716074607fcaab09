import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button, FormRow, IconButton, SelectField, TimeField, weekdayName } from '#ui-kit';
import { AddIcon, CloseIcon } from '#ui-kit/icons.ts';
import css from '../LectureDialog.module.css';

/** The weekdays as options. */
export const weekdayOptions = [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: weekdayName(value) }));

interface LessonForm {
  weekday: number;
  hours: { weekday: number; startsAt: string; endsAt: string }[];
}

/** The weekly hours of a lecture besides its first ones, in the surrounding form. */
export function HoursFields() {
  const { getValues, getFieldState, formState } = useFormContext<LessonForm>();
  const { fields, append, remove } = useFieldArray<LessonForm>({ name: 'hours' });
  const refused = getFieldState('hours', formState).error;
  const add = (): void => {
    const last = getValues('hours').at(-1)?.weekday ?? getValues('weekday') ?? 1;
    append({ weekday: (last % 7) + 1, startsAt: '', endsAt: '' });
  };
  return (
    <>
      {fields.map(({ id }, at) => (
        <div key={id} className={css.hours} role="group" aria-label={`${at + 2}번째 요일`}>
          <FormRow>
            <SelectField name={`hours.${at}.weekday`} label="요일" required options={weekdayOptions} />
            <TimeField name={`hours.${at}.startsAt`} label="시작" />
            <TimeField name={`hours.${at}.endsAt`} label="끝" />
          </FormRow>
          <IconButton label={`${at + 2}번째 요일 빼기`} icon={<CloseIcon aria-hidden />} onClick={() => remove(at)} />
        </div>
      ))}
      {refused?.message !== undefined && (
        <p className={css.refused} role="alert">
          {refused.message}
        </p>
      )}
      <div>
        <Button size="small" variant="quiet" icon={<AddIcon aria-hidden />} onClick={add}>
          요일 추가
        </Button>
      </div>
    </>
  );
}
