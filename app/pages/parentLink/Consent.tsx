import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { consentByLink } from '#client/generated/rest/parentLinks.ts';
import { CheckboxField, Form, FormStack, Link, SubmitButton, TextField } from '#ui-kit';
import { paths } from '../../paths.ts';
import type { PartProps } from './part.ts';

const kinds = [
  { kind: 'REQUIRED', label: '개인정보 수집과 이용에 동의합니다 (필수)' },
  { kind: 'PHOTO', label: '수업 사진과 영상에 나와도 좋습니다 (선택)' },
  { kind: 'MARKETING', label: '소식과 광고 문자를 받겠습니다 (선택)' },
] as const;

/** The guardian's consent, which is kept with its time and uses the link up. */
export function Consent({ page: { consents, studentName }, link, onDone }: PartProps) {
  const [isGiven, setGiven] = useState(false);
  const form = useForm({ defaultValues: { giverName: '', REQUIRED: false, PHOTO: false, MARKETING: false } });
  const asked = kinds.filter(({ kind }) => !consents.includes(kind));
  if (isGiven || asked.length === 0) return <p role="status">보호자 동의를 받았어요. 고맙습니다.</p>;
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async ({ giverName, ...chosen }) => {
        const given = asked.map(({ kind }) => kind).filter((kind) => chosen[kind]);
        const [first] = asked;
        if (first?.kind === 'REQUIRED' && !chosen.REQUIRED) {
          form.setError('REQUIRED', { message: '필수 동의가 있어야 수업을 들을 수 있어요.' });
          return;
        }
        if (given.length === 0) {
          form.setError('giverName', { message: '동의할 것을 하나 이상 골라 주세요.' });
          return;
        }
        await consentByLink({ ...link, giverName, kinds: given });
        setGiven(true);
        onDone();
      }}
    >
      <FormStack>
        <p>
          {`${studentName} 학생의 보호자로서 동의해요. 동의한 시각과 방법이 기록에 남아요. `}
          <Link href={paths.terms('privacy')}>개인정보 처리방침</Link>
        </p>
        {asked.map(({ kind, label }) => (
          <CheckboxField key={kind} name={kind} label={label} />
        ))}
        <TextField name="giverName" label="보호자 이름" required maxLength={50} autoComplete="name" />
        <SubmitButton fullWidth>동의하기</SubmitButton>
      </FormStack>
    </Form>
  );
}
