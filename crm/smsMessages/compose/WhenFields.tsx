import { FormRow, TimeField, todayInSeoul } from '#ui-kit';
import { DateField } from '#ui-kit/DateField/DateField.tsx';

/** When a text that does not go out at once goes out. */
export default function WhenFields() {
  return (
    <FormRow>
      <DateField name="day" label="보낼 날" required min={todayInSeoul()} />
      <TimeField name="time" label="보낼 시각" required />
    </FormRow>
  );
}
