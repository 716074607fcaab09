import { useState } from 'react';
import { useDeleteLandingPicture, useUploadLandingPicture } from '#client/generated/rest/landing.ts';
import { problemText } from '#client/problemText.ts';
import { Button, FileDrop, useToast } from '#ui-kit';
import { Card } from '../shared/Card.tsx';
import type { LandingFactsFragment } from './generated/manager.ts';
import css from './Landing.module.css';
import { smallPicture } from './smallPicture.ts';

/** The picture of the first page, which messengers show too. */
export function PictureCard({ page: { pictureId, pictureWords } }: { page: LandingFactsFragment }) {
  const toast = useToast();
  const upload = useUploadLandingPicture();
  const remove = useDeleteLandingPicture();
  const [isBusy, setBusy] = useState(false);
  const act = async (act: () => Promise<unknown>, message: string): Promise<void> => {
    setBusy(true);
    try {
      await act();
      toast({ message, tone: 'positive' });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="사진">
      {pictureId && <img className={css.picture} src={`/api/landing-picture/${pictureId}`} alt={pictureWords} />}
      <div className={css.pictureActions}>
        <FileDrop
          label="사진(JPEG, PNG, WebP)"
          accept=".jpg,.jpeg,.png,.webp"
          size="small"
          disabled={isBusy}
          onFiles={([file]) => {
            if (!file) return;
            void act(async () => upload.mutateAsync({ data: { file: await smallPicture(file) } }), '사진을 바꿨습니다');
          }}
        />
        {pictureId && (
          <Button
            variant="quiet"
            tone="danger"
            loading={isBusy}
            onClick={() => void act(() => remove.mutateAsync(), '사진을 지웠습니다')}
          >
            사진 지우기
          </Button>
        )}
      </div>
    </Card>
  );
}
