import { useState } from 'react';
import { pictureAccept, pictureBytes } from '#client/files/picture/pictureNames.ts';
import { useDeleteLandingPicture, useUploadLandingPicture } from '#client/generated/rest/landing.ts';
import { problemText } from '#client/problemText.ts';
import { Button, ConfirmDialog, FileDrop, FormAlert, useToast } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import type { LandingFactsFragment } from './generated/manager.ts';
import css from './Landing.module.css';

/** Wide enough for a large screen, in pixels. */
const longestSide = 1600;

/** The picture of the first page, which messengers show too. */
export function PictureCard({ page: { pictureId, pictureWords } }: { page: LandingFactsFragment }) {
  const toast = useToast();
  const upload = useUploadLandingPicture();
  const remove = useDeleteLandingPicture();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { smallPicture } = await import('#client/files/picture/smallPicture.ts');
      await upload.mutateAsync({ data: { file: await smallPicture(file, longestSide) } });
      toast({ message: '사진을 바꿨습니다', tone: 'positive' });
    } catch (error) {
      setProblem(`${file.name}: ${problemText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="사진">
      {pictureId && <img className={css.picture} src={`/api/landing-picture/${pictureId}`} alt={pictureWords} />}
      <div className={css.pictureActions}>
        <FileDrop
          label={isBusy ? '사진을 올리고 있습니다' : '사진'}
          accept={pictureAccept}
          maxBytes={pictureBytes}
          size="small"
          disabled={isBusy}
          onFiles={([file]) => file && void send(file)}
        />
        {pictureId && (
          <Button variant="quiet" tone="danger" disabled={isBusy} onClick={() => setAsking(true)}>
            사진 삭제
          </Button>
        )}
      </div>
      <FormAlert message={problem} />
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title="사진을 삭제할까요?"
        confirmLabel="사진 삭제"
        onConfirm={() => remove.mutateAsync()}
        said="사진을 삭제했습니다"
        onClose={() => setAsking(false)}
      >
        방문자가 보는 홈페이지에서 바로 사라집니다. 되돌릴 수 없고, 다시 올릴 수는 있습니다.
      </ConfirmDialog>
    </Card>
  );
}
