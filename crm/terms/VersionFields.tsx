import { todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';
import { RichTextField } from '../shared/choices/RichTextField.tsx';

/** What a version has: its text, and the day from which it holds. */
export function VersionFields() {
  return (
    <>
      <RichTextField name="body" label="내용" />
      <DateField
        name="publishedFrom"
        label="시행일"
        min={todayInSeoul()}
        hint="이날부터 누구나 이 내용을 봅니다. 시행한 뒤에는 수정할 수 없습니다."
      />
    </>
  );
}
