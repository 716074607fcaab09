import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, FormDialog, formatNumber, SelectField, TextField } from '#ui-kit';
import { OnThePhone, Recipients } from '../compose/ComposePreview.tsx';
import { BodyTools, NightNotice } from '../compose/ComposeTools.tsx';
import { Extras } from '../compose/Extras.tsx';
import { lengthOf, queuedWords, sendLabel } from '../compose/messageWords.ts';
import { useMessage } from '../compose/useMessage.ts';
import css from '../Sms.module.css';

const SourceFields = lazyPart(() => import('../compose/SourceFields.tsx'));

interface MessageDialogProps {
  /** Who gets it; without them the dialog asks. @default undefined */
  studentIds?: readonly string[];
  /** The initial text. @default '' */
  text?: string;
  /** Who it is first addressed to. @default 'STUDENT' */
  addressee?: 'STUDENT' | 'PARENT';
  onClose: () => void;
}

const whom = (
  <SelectField
    name="addressee"
    label="받는 사람"
    options={[
      { value: 'STUDENT', label: '학생' },
      { value: 'PARENT', label: '보호자' },
      { value: 'BOTH', label: '학생과 보호자' },
    ]}
  />
);

/** Sends one text, filled for each, to the chosen students, their guardians or both; at night it asks. */
export function MessageDialog({ studentIds, text = '', addressee = 'STUDENT', onClose }: MessageDialogProps) {
  const begun = { studentIds: [...(studentIds ?? [])], addressee, body: text };
  const isChosen = studentIds !== undefined;
  const { form, values, preview, ...message } = useMessage(begun, isChosen);
  return (
    <FormDialog
      open
      size={isChosen ? 'large' : 'wide'}
      title={isChosen ? `학생 ${formatNumber(studentIds.length)}명에게 문자 보내기` : '문자 보내기'}
      submitLabel={sendLabel(values, message.counted, message.mayAtNight)}
      form={form}
      onClose={onClose}
      onSubmit={message.send}
      said={(_values, queued) => queuedWords(queued)}
    >
      <div className={css.panes} data-chosen={isChosen || undefined}>
        <section className={css.pane} aria-label="누구에게">
          {isChosen ? whom : <SourceFields whom={whom} />}
          {message.isCounting ? (
            <Recipients query={preview} />
          ) : (
            isChosen && (
              <Button size="small" onClick={message.count}>
                누가 무엇을 받는지 보기
              </Button>
            )
          )}
        </section>
        <section className={css.pane} aria-label="문자 내용">
          <TextField name="body" label="내용" required multiline autoFocus={isChosen} hint={lengthOf(values)} />
          <BodyTools variables={preview.data?.variables ?? []} />
          <Extras values={values} />
          {message.isNight && (
            <NightNotice isAdvertisement={values.isAdvertisement} onMorning={message.waitTillMorning} />
          )}
          <OnThePhone preview={message.isCounting ? preview.data : undefined} body={values.body} />
        </section>
      </div>
    </FormDialog>
  );
}
