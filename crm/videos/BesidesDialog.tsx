import { pictureAccept, pictureBytes } from '#client/files/picture/pictureNames.ts';
import { useUploads } from '#client/files/upload/useUploads.ts';
import { Button, Dialog, DialogActions, DialogBody, FileDrop, UploadList, useToast, Stack } from '#ui-kit';
import type { Video } from './types.ts';
import css from './Videos.module.css';
import { lostCaptions, noCaptions, toWebVtt } from './captions/toWebVtt.ts';

const megabyte = 1024 ** 2;

/** The picture shown before a video plays, and its captions; a new one replaces the old one. */
export default function BesidesDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { uploads, add, cancel, retry } = useUploads({ ownerType: 'VIDEO', ownerId: video.id });
  const toast = useToast();
  const addCaptions = async (file: File): Promise<void> => {
    const captions = await toWebVtt(file);
    if (!captions) return toast({ message: noCaptions(file.name), tone: 'negative' });
    add([captions.file]);
    if (captions.lost > 0) toast({ message: lostCaptions(captions.lost), tone: 'warning' });
  };
  const nameOf = (kind: string) => video.files.find(({ contentType }) => contentType.startsWith(kind))?.name;
  return (
    <Dialog open title={`‘${video.title}’ 표지와 자막`} onClose={onClose}>
      <DialogBody>
        <Stack gap={16}>
          <p className={css.facts}>{`표지: ${nameOf('image/') ?? '없음'} · 자막: ${nameOf('text/') ?? '없음'}`}</p>
          <FileDrop label="표지 그림" accept={pictureAccept} size="small" maxBytes={pictureBytes} onFiles={add} />
          <FileDrop
            label="자막 (.vtt, .srt, .smi)"
            accept=".vtt,.srt,.smi"
            size="small"
            maxBytes={megabyte}
            onFiles={([file]) => file && void addCaptions(file)}
          />
          <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}
