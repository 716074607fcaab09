import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useGql } from '#client/graphql/gql.ts';
import { SelectInput, formatSchool } from '#ui-kit';
import { AlimtalkNote } from './AlimtalkNote.tsx';
import { BodyLength } from './BodyLength.tsx';
import { PreviewStudentsDocument, type PreviewStudentsQuery } from '../generated/graphql.ts';
import css from '../Templates.module.css';
import type { TemplateForm } from '../templateForm.ts';
import { sampleValues } from './sampleValues.ts';
import { filledText, variablesOfEvent, type VariableValues } from './variables.ts';

/** The text as the parent of a real student reads it on a phone. */
export function TemplatePreview() {
  const [body, event, channel, kakaoTemplateId] = useWatch<
    TemplateForm,
    ['body', 'event', 'channel', 'kakaoTemplateId']
  >({ name: ['body', 'event', 'channel', 'kakaoTemplateId'] });
  return <MessagePreview body={body} event={event} channel={channel} kakaoTemplateId={kakaoTemplateId} />;
}

interface MessagePreviewProps {
  body: string;
  /** What it is sent for; variables this has no value for stay as they are. */
  event: string;
  channel: string;
  kakaoTemplateId: string | null;
}

/** A body as a message, filled with the data of a student to choose. */
export function MessagePreview({ body, event, channel, kakaoTemplateId }: MessagePreviewProps) {
  const id = useId();
  const { data, isError } = useGql(PreviewStudentsDocument, {});
  const students = data?.students ?? [];
  const [studentId, setStudentId] = useState<string | null>(null);
  const student = students.find((one) => one.id === studentId) ?? students[0];
  const text = student ? filledText(body, valuesFor(student, event)) : body;
  return (
    <section className={css.preview} aria-label="미리보기">
      {student ? (
        <>
          <label htmlFor={id}>미리볼 학생</label>
          <SelectInput
            id={id}
            value={student.id}
            onChange={setStudentId}
            options={students.map((one) => ({ value: one.id, label: `${one.user.name} (${formatSchool(one)})` }))}
          />
        </>
      ) : (
        <p role="status">{nobodyWords(data !== undefined, isError)}</p>
      )}
      <p className={css.bubble}>{text === '' ? '본문을 쓰면 여기에 보입니다.' : text}</p>
      <BodyLength body={text} channel={channel} />
      <AlimtalkNote channel={channel} kakaoTemplateId={kakaoTemplateId} />
    </section>
  );
}

/** Why the text is not filled with the data of a student. */
function nobodyWords(isRead: boolean, isError: boolean): string {
  if (isRead) return '미리볼 학생이 없어 변수를 그대로 보여 드립니다.';
  if (isError) return '미리볼 학생을 불러오지 못해 변수를 그대로 보여 드립니다.';
  return '미리볼 학생을 불러오는 중입니다.';
}

function valuesFor(student: PreviewStudentsQuery['students'][number], event: string): VariableValues {
  const all: VariableValues = {
    ...sampleValues(),
    이름: student.user.name,
    학교: student.school,
    학년: student.grade ?? '',
    보호자: student.parentName,
    강의: student.enrollments[0]?.lecture.name ?? '미적분 B',
  };
  return Object.fromEntries(variablesOfEvent(event).map((name) => [name, all[name]]));
}
