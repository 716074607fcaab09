import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCloseInquiry } from '#client/generated/rest/inquiries.ts';
import { Grade } from '#client/generated/rest/students.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CloseInquiryBody } from '#openapi/generated/zod/inquiries.ts';
import {
  Button,
  Dialog,
  DialogBody,
  FactList,
  formatInstant,
  FormDialog,
  formatPhone,
  Link,
  phoneDigits,
  TextField,
} from '#ui-kit';
import { panels as students } from '../students/index.tsx';
import type { Inquiry } from './inquiryColumns.tsx';
import { inquiryWord } from './inquiryWords.ts';

interface InquiryDialogProps {
  inquiry: Inquiry;
  onClose: () => void;
}

/** One inquiry: whom to call about what, and what came of it. */
export function InquiryDialog({ inquiry, onClose }: InquiryDialogProps) {
  const close = useCloseInquiry();
  const [registering, setRegistering] = useState(false);
  const form = useForm({ resolver: schemaResolver(CloseInquiryBody), defaultValues: { outcome: '' } });
  if (inquiry.closedAt !== null) {
    return (
      <Dialog open title={`${inquiry.name}님의 문의`} onClose={onClose}>
        <DialogBody>
          <Facts inquiry={inquiry} />
        </DialogBody>
      </Dialog>
    );
  }
  return (
    <>
      <FormDialog
        open
        title={`${inquiry.name}님의 문의`}
        submitLabel="연락 마치기"
        form={form}
        onClose={onClose}
        onSubmit={(data) => close.mutateAsync({ inquiryId: inquiry.id, data })}
        said="문의를 마쳤습니다"
      >
        <Facts inquiry={inquiry} />
        <div>
          <Button size="small" onClick={() => setRegistering(true)}>
            학생으로 등록
          </Button>
        </div>
        <TextField name="outcome" label="결과" multiline placeholder="토요일 14시에 방문하기로 함" />
      </FormDialog>
      {registering && (
        <students.StudentDialog
          start={startOf(inquiry)}
          onRegistered={() => form.setValue('outcome', '학생으로 등록함', { shouldDirty: true })}
          onClose={() => setRegistering(false)}
        />
      )}
    </>
  );
}

/** What a visitor wrote, as a student's. The number is most often a parent's. */
function startOf({ name, phone, grade }: Inquiry) {
  const known = Object.values(Grade).find((one) => one === grade) ?? null;
  return { name, grade: known, parentPhone: phoneDigits(phone) };
}

function Facts({ inquiry }: { inquiry: Inquiry }) {
  const done = inquiry.closedAt === null ? [] : [{ label: '결과', value: doneWords(inquiry) }];
  return (
    <FactList
      facts={[
        { label: '바라는 것', value: [inquiryWord(inquiry.kind), inquiry.lecture?.name].filter(Boolean).join(' · ') },
        { label: '연락처', value: <Link href={`tel:${inquiry.phone}`}>{formatPhone(inquiry.phone)}</Link> },
        { label: '학년', value: inquiry.grade || '적지 않음' },
        { label: '남긴 말', value: inquiry.message || '없음' },
        { label: '접수 일시', value: formatInstant(inquiry.createdAt) },
        ...done,
      ]}
    />
  );
}

const doneWords = ({ outcome, closedByStaff, closedAt }: Inquiry): string =>
  [outcome, closedByStaff?.name, formatInstant(closedAt ?? '')].filter(Boolean).join(' · ');
