import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { pictureAccept, pictureBytes } from '#client/files/picture/pictureNames.ts';
import { useUploadSmsPicture } from '#client/generated/rest/smsMessages.ts';
import { problemText } from '#client/problemText.ts';
import { Button, FieldFrame, FileDrop } from '#ui-kit';
import { MessagePicture } from '../page/MessagePicture.tsx';
import css from '../Sms.module.css';
import type { ComposeForm } from './composeForm.ts';

/** More than phones show of a text, in pixels; the server makes it as small as they take it. */
const longestSide = 1600;

/** The one picture of a text, which then goes as MMS: chosen, shown as phones get it, taken out again. */
export default function PictureField() {
  const id = useId();
  const { control, setValue } = useFormContext<ComposeForm>();
  const [pictureId, isComing] = useWatch({ control, name: ['pictureId', 'isPictureComing'] });
  const [problem, setProblem] = useState<string>();
  const { mutateAsync: upload } = useUploadSmsPicture();
  const take = async (file: File): Promise<void> => {
    setProblem(undefined);
    setValue('isPictureComing', true);
    try {
      const { smallPicture } = await import('#client/files/picture/smallPicture.ts');
      const picture = await upload({ data: { file: await smallPicture(file, longestSide) } });
      setValue('pictureId', picture.id, { shouldDirty: true });
    } catch (error) {
      setProblem(`${file.name}: ${problemText(error)}`);
    } finally {
      setValue('isPictureComing', false);
    }
  };
  return (
    <FieldFrame id={id} group label="사진" hint="한 장을 넣으면 MMS로 나가고 요금이 더 듭니다." error={problem}>
      {pictureId === null ? (
        <FileDrop
          label={isComing ? '사진을 올리고 있습니다' : '사진'}
          accept={pictureAccept}
          maxBytes={pictureBytes}
          size="small"
          disabled={isComing}
          onFiles={([file]) => file && void take(file)}
        />
      ) : (
        <div className={css.chosen}>
          <MessagePicture id={pictureId} />
          <Button size="small" onClick={() => setValue('pictureId', null, { shouldDirty: true })}>
            사진 빼기
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}
