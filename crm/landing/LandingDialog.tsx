import { schemaResolver } from '#client/schemaResolver.ts';
import { UpdateLandingBody } from '#openapi/generated/zod/landing.ts';
import { CheckboxField, ColorField, FormRow, PhoneField, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { FixedNote } from './FixedNote.tsx';
import { AccentPreview } from './AccentPreview.tsx';
import type { LandingFactsFragment } from './generated/manager.ts';
import { TeacherFields } from './TeacherFields.tsx';
import { teachersOf } from './teachers.ts';

/** Changes what visitors read. */
export function LandingDialog({ page, onClose }: { page: LandingFactsFragment; onClose: () => void }) {
  const { id, version, pictureId: _picture, logoId: _logo, teachers, ...texts } = page;
  const record = useRecordForm({
    resource: 'landingPages',
    record: { id, version },
    resolver: schemaResolver(UpdateLandingBody),
    defaultValues: { ...texts, version, teachers: teachersOf(teachers) },
  });
  return (
    <RecordDialog
      title="홈페이지 수정"
      size="large"
      {...record}
      onClose={onClose}
      said={() => '홈페이지를 수정했습니다'}
    >
      <FixedNote of={['ACADEMY_NAME', 'ACADEMY_PHONE']} />
      <TextField name="academyName" label="학원 이름" hint="모든 화면과 문자, 인쇄물에 보입니다." />
      <TextField name="heroTitle" label="큰 제목" hint="비워 두면 학원 이름이 보입니다." />
      <TextField name="heroText" label="소개" multiline />
      <TeacherFields />
      <FormRow>
        <TextField name="address" label="주소" />
        <PhoneField name="phone" label="전화" />
      </FormRow>
      <TextField name="hours" label="운영 시간" multiline />
      <TextField name="pictureWords" label="사진 설명" hint="사진을 보지 못하는 사람에게 읽어 줍니다." />
      <FormRow>
        <TextField name="headTitle" label="검색과 공유 제목" />
        <TextField name="headDescription" label="검색과 공유 설명" />
      </FormRow>
      <ColorField
        name="accent"
        label="대표 색"
        emptyLabel="기본 색"
        takesAny
        hint="버튼과 링크의 색입니다. 글자가 잘 읽히는 진하기로 맞추어 쓰고, 다음에 여는 화면부터 보입니다."
      />
      <AccentPreview />
      <CheckboxField name="showsNotices" label="공지 보이기" />
      <CheckboxField name="takesInquiries" label="상담 신청 받기" />
    </RecordDialog>
  );
}
