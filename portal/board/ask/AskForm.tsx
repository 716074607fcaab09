import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ChosenFiles } from '#client/files/useChosenFiles.ts';
import { isPictureName } from '#client/files/picture/pictureNames.ts';
import type { PostInput } from '#client/generated/rest/board.ts';
import { Button, Form, FormStack, SelectField, SubmitButton, TextField, Note } from '#ui-kit';
import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { AttachmentField } from './AttachmentField.tsx';
import { BodyField } from './BodyField.tsx';
import css from '../Board.module.css';
import { ExamItemField } from './ExamItemField.tsx';
import type { PortalAskPlacesQuery } from '../generated/graphql.ts';
import { SimilarQuestions } from './SimilarQuestions.tsx';
import { titleFrom } from './title.ts';
import { visibilities } from '../types.ts';
import type { AskValues } from './values.ts';

interface AskFormProps {
  places: PortalAskPlacesQuery;
  submitLabel: string;
  /** What is known already. */
  values?: Partial<AskValues>;
  /** Its photographs and files. @default undefined, for a question that was asked: they are on its page */
  files?: ChosenFiles;
  onSubmit: (values: AskValues) => Promise<void>;
  /** Leaves without sending. @default undefined */
  onCancel?: () => void;
}

/** The form of a question: a photograph first, then words; which problem it is may be known already, and the title is made from the words. */
export function AskForm({ places, submitLabel, values, files, onSubmit, onCancel }: AskFormProps) {
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
  const [title, body, lectureId, examId, examNumber, visibility] = useWatch({
    control: form.control,
    name: ['title', 'body', 'lectureId', 'examId', 'examNumber', 'visibility'],
  });
  const made = titleFrom({ body, examNumber });
  const lastExam = useRef(examId);
  useEffect(() => {
    if (lastExam.current === examId) return;
    lastExam.current = examId;
    // The item was one of the other exam.
    form.setValue('examNumber', null);
  }, [examId, form]);
  const exams = places.exams.filter((exam) => exam.lectureId === lectureId);
  return (
    <Form form={form} onSubmit={(typed) => onSubmit({ ...typed, title: typed.title.trim() || titleFrom(typed) })}>
      <FormStack>
        {files && <AttachmentField work={files} />}
        <BodyField />
        {files && <SimilarQuestions words={`${title} ${body}`.trim()} />}
        <SelectField
          name="lectureId"
          label="강의"
          emptyLabel="고르지 않음"
          options={places.lectures
            .toSorted(byNameOf(({ name }) => name))
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        {exams.length > 0 && (
          <SelectField
            name="examId"
            label="시험"
            emptyLabel="고르지 않음"
            options={exams.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {examId !== null && exams.length > 0 && <ExamItemField name="examNumber" examId={examId} />}
        <TextField
          name="title"
          label="제목"
          maxLength={100}
          placeholder={made}
          hint="비워 두면 쓴 말로 제목을 만들어요."
        />
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
          {visibility === 'ANONYMOUS' && files?.files.some(({ file }) => !isPictureName(file)) && (
            <Note>파일 안에 이름이 적혀 있으면 반 친구들이 알 수 있어요. 보내기 전에 확인해 주세요.</Note>
          )}
          {lectureId === null && <Note>반에 보이려면 강의를 먼저 골라 주세요.</Note>}
        </fieldset>
      </FormStack>
      <div className={css.submit}>
        {onCancel && <Button onClick={onCancel}>취소</Button>}
        <SubmitButton>{submitLabel}</SubmitButton>
      </div>
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
