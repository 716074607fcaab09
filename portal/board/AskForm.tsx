import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PostInput } from '#client/generated/rest/board.ts';
import { Form, FormStack, NumberField, SelectField, SubmitButton, TextField } from '#ui-kit';
import css from './Board.module.css';
import type { PortalAskPlacesQuery } from './generated/graphql.ts';
import { PhotoField } from './PhotoField.tsx';
import { SimilarQuestions } from './SimilarQuestions.tsx';
import { visibilities, type Visibility } from './types.ts';

/** What is typed. */
export interface AskValues {
  title: string;
  body: string;
  lectureId: string | null;
  examId: string | null;
  examNumber: number | null;
  visibility: Visibility;
}

interface AskFormProps {
  places: PortalAskPlacesQuery;
  submitLabel: string;
  /** What is known already. */
  values?: Partial<AskValues>;
  /** For a question that was asked: its photographs are on its page. @default false */
  withoutPhotos?: boolean;
  onSubmit: (values: AskValues, photos: readonly File[]) => Promise<void>;
}

/** The form of a question, from top to bottom within reach of a thumb. */
export function AskForm({ places, submitLabel, values, withoutPhotos = false, onSubmit }: AskFormProps) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const form = useForm<AskValues>({
    defaultValues: {
      title: '',
      body: '',
      lectureId: null,
      examId: null,
      examNumber: null,
      visibility: 'PRIVATE',
      ...values,
    },
  });
  const [title, body, lectureId, examId] = useWatch({
    control: form.control,
    name: ['title', 'body', 'lectureId', 'examId'],
  });
  const exams = places.exams.filter((exam) => exam.lectureId === lectureId);
  return (
    <Form form={form} onSubmit={(sent) => onSubmit(sent, photos)}>
      <FormStack>
        <TextField name="title" label="제목" required maxLength={100} placeholder="예: 7번 판별식을 왜 쓰나요?" />
        {!withoutPhotos && <SimilarQuestions words={`${title} ${body}`.trim()} />}
        <TextField name="body" label="내용" required multiline maxLength={20000} />
        {!withoutPhotos && <PhotoField photos={photos} onChange={setPhotos} />}
        <SelectField
          name="lectureId"
          label="강의"
          emptyLabel="고르지 않음"
          options={places.lectures.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {exams.length > 0 && (
          <SelectField
            name="examId"
            label="시험"
            emptyLabel="고르지 않음"
            options={exams.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {examId !== null && exams.length > 0 && <NumberField name="examNumber" label="문항 번호" />}
        <fieldset className={css.choices}>
          <legend>누가 볼 수 있나요?</legend>
          {visibilities.map(({ id, label }) => (
            <label key={id} className={css.choice}>
              <input
                type="radio"
                value={id}
                disabled={id !== 'PRIVATE' && lectureId === null}
                {...form.register('visibility')}
              />
              {label}
            </label>
          ))}
          {lectureId === null && <p className={css.note}>반에 보이려면 강의를 먼저 골라 주세요.</p>}
        </fieldset>
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormStack>
    </Form>
  );
}

/** What is sent: without a lecture nobody of a class reads it, and an exam is one of its lecture. */
export function bodyOf({ lectureId, examId, examNumber, visibility, ...text }: AskValues): PostInput {
  return {
    ...text,
    lectureId,
    examId: lectureId === null ? null : examId,
    examNumber: lectureId === null || examId === null ? null : examNumber,
    visibility: lectureId === null ? 'PRIVATE' : visibility,
  };
}
