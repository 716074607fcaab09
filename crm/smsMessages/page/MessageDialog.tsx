import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, CheckboxField, FormDialog, SelectField, TextField } from '#ui-kit';
import { ComposePreview } from '../compose/ComposePreview.tsx';
import { BodyTools, NightNotice } from '../compose/ComposeTools.tsx';
import { lengthOf, queuedWords, sendLabel } from '../compose/messageWords.ts';
import { useMessage } from '../compose/useMessage.ts';

const SourceFields = lazyPart(() => import('../compose/SourceFields.tsx'));
const PictureField = lazyPart(() => import('../compose/PictureField.tsx'));
const WhenFields = lazyPart(() => import('../compose/WhenFields.tsx'));

interface MessageDialogProps {
  /** Who gets it; without them the dialog asks. @default undefined */
  studentIds?: readonly string[];
  /** The initial text. @default '' */
  text?: string;
  /** Who it is first addressed to. @default 'STUDENT' */
  addressee?: 'STUDENT' | 'PARENT';
  onClose: () => void;
}

const addressees = [
  { value: 'STUDENT', label: '학생' },
  { value: 'PARENT', label: '보호자' },
  { value: 'BOTH', label: '학생과 보호자' },
];
const moments = [
  { value: 'NOW', label: '지금' },
  { value: 'LATER', label: '예약' },
];

/** Sends one text, filled for each, to the chosen students, their guardians or both; at night it asks. */
export function MessageDialog({ studentIds, text = '', addressee = 'STUDENT', onClose }: MessageDialogProps) {
  const begun = { studentIds: [...(studentIds ?? [])], addressee, body: text };
  const { form, values, preview, ...message } = useMessage(begun, studentIds !== undefined);
  return (
    <FormDialog
      open
      size={studentIds === undefined ? 'large' : 'medium'}
      title={studentIds ? `학생 ${studentIds.length.toLocaleString('ko')}명에게 문자 보내기` : '문자 보내기'}
      submitLabel={sendLabel(values, message.counted, message.mayAtNight)}
      form={form}
      onClose={onClose}
      onSubmit={message.send}
      said={(_values, queued) => queuedWords(queued)}
    >
      {studentIds === undefined && <SourceFields />}
      <SelectField name="addressee" label="받는 사람" options={addressees} />
      <CheckboxField
        name="isAdvertisement"
        label="광고성 문자"
        hint="(광고) 표시와 보내는 곳, 무료수신거부 번호가 자동으로 붙고, 광고성 문자에 동의한 사람에게만 낮에 보냅니다."
      />
      <TextField name="body" label="내용" required multiline hint={lengthOf(values)} />
      <BodyTools variables={preview.data?.variables ?? []} />

      <PictureField />

      <SelectField name="when" label="발송 시각" options={moments} />
      {values.when === 'LATER' && <WhenFields />}
      {message.isNight && <NightNotice isAdvertisement={values.isAdvertisement} onMorning={message.waitTillMorning} />}
      {message.isCounting ? (
        <ComposePreview query={preview} />
      ) : (
        studentIds && (
          <Button size="small" onClick={message.count}>
            누가 무엇을 받는지 보기
          </Button>
        )
      )}
    </FormDialog>
  );
}
