import { pictureAccept, pictureBytes } from '#client/files/picture/pictureNames.ts';
import { Button, ColorField, FileDrop, Note, PhoneField, Row, TextField } from '#ui-kit';

interface AcademyFieldsProps {
  logo: File | undefined;
  onLogo: (file: File | undefined) => void;
}

/** What everybody sees of the academy. */
export function AcademyFields({ logo, onLogo }: AcademyFieldsProps) {
  return (
    <>
      <TextField
        name="academy.academyName"
        label="학원 이름"
        autoComplete="organization"
        hint="모든 화면과 문자에 보입니다."
      />
      <PhoneField name="academy.phone" label="학원 전화" />
      <TextField name="academy.address" label="주소" autoComplete="street-address" />
      <TextField name="academy.hours" label="운영 시간" multiline hint="예: 평일 14:00–22:00, 토요일 10:00–18:00" />
      <ColorField name="academy.accent" label="대표 색" emptyLabel="기본 색" takesAny hint="버튼과 링크의 색입니다." />
      <FileDrop
        label="로고"
        accept={pictureAccept}
        maxBytes={pictureBytes}
        size="small"
        onFiles={([file]) => onLogo(file)}
      />
      {logo && (
        <Row wrap>
          <Note>{`${logo.name} 파일을 로고로 씁니다.`}</Note>
          <Button size="small" variant="quiet" onClick={() => onLogo(undefined)}>
            로고 빼기
          </Button>
        </Row>
      )}
    </>
  );
}
