import { useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { createInquiry } from '#client/generated/rest/inquiries.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateInquiryBody } from '#openapi/generated/zod/inquiries.ts';
import {
  Button,
  CheckboxField,
  Form,
  FormRow,
  FormStack,
  PhoneField,
  SelectField,
  SubmitButton,
  TextField,
} from '#ui-kit';
import type { LandingQuery } from '../generated/graphql.ts';
import css from './Landing.module.css';

const resolver = schemaResolver(CreateInquiryBody);
const kinds = [
  { value: 'ENROL', label: '수강 신청' },
  { value: 'CALL', label: '전화 상담' },
];

/** A visitor's wish to enrol or to be called. */
export function InquiryForm({ lectures }: { lectures: LandingQuery['openLectures'] }) {
  const [isSent, setSent] = useState(false);
  return isSent ? <Sent onAgain={() => setSent(false)} /> : <Ask lectures={lectures} onSent={() => setSent(true)} />;
}

function Ask({ lectures, onSent }: { lectures: LandingQuery['openLectures']; onSent: () => void }) {
  const form = useForm({
    resolver,
    defaultValues: {
      kind: lectures.length > 0 ? ('ENROL' as const) : ('CALL' as const),
      name: '',
      phone: '',
      grade: '',
      lectureId: null,
      message: '',
      website: '',
    },
  });
  const lectureOptions = lectures.map(({ id, name, teacherName }) => ({
    value: id ?? '',
    label: `${name} · ${teacherName}`,
  }));
  return (
    <div className={css.form}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (body) => {
          await createInquiry(body);
          onSent();
        }}
      >
        <FormStack>
          <SelectField name="kind" label="무엇을 도와 드릴까요" options={kinds} />
          <FormRow>
            <TextField name="name" label="이름" autoComplete="name" />
            <PhoneField name="phone" label="연락처" autoComplete="tel" />
          </FormRow>
          <FormRow>
            <TextField name="grade" label="학년" placeholder="고1" />
            {lectureOptions.length > 0 && (
              <SelectField
                name="lectureId"
                label="관심 있는 강의"
                options={lectureOptions}
                emptyLabel="아직 모르겠어요"
              />
            )}
          </FormRow>
          <TextField name="message" label="남길 말" multiline />
          <Trap />
          <CheckboxField
            name="mayContact"
            label="연락을 위해 이름과 연락처를 쓰는 데 동의합니다"
            hint="상담이 끝나면 6개월 뒤에 삭제해요."
          />
          <SubmitButton>신청하기</SubmitButton>
        </FormStack>
      </Form>
    </div>
  );
}

/** A field that people do not see and robots fill in. */
function Trap() {
  const { register } = useFormContext();
  return (
    <div hidden aria-hidden>
      <input tabIndex={-1} autoComplete="off" {...register('website')} />
    </div>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={css.form}>
      <p role="status" className={css.sent}>
        신청을 받았어요. 남겨 주신 번호로 곧 연락드릴게요.
      </p>
      <Button onClick={onAgain}>하나 더 신청하기</Button>
    </div>
  );
}
