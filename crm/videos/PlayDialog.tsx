import { useQuery } from '@tanstack/react-query';
import { getDownload } from '#client/generated/rest/files.ts';
import { problemText } from '#client/problemText.ts';
import { Dialog, DialogBody, QueryView } from '#ui-kit';
import { VideoPlayer } from '#ui-kit/VideoPlayer/VideoPlayer.tsx';
import type { Video } from './types.ts';

const addressOf = async (fileId: string) => (await getDownload({ fileId })).url;

/** Plays an uploaded video for staff, with its picture and captions, without any progress. */
export default function PlayDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const fileOf = (kind: string) => video.files.find(({ contentType }) => contentType.startsWith(kind))?.id;
  const film = fileOf('video/') ?? '';
  const addressOrNull = (kind: string) => {
    const id = fileOf(kind);
    return id === undefined ? null : addressOf(id);
  };
  const query = useQuery({
    queryKey: ['video-addresses', video.id],
    queryFn: async () => {
      const [url, posterUrl, captionsUrl] = await Promise.all([
        addressOf(film),
        addressOrNull('image/'),
        addressOrNull('text/'),
      ]);
      return { url, posterUrl, captionsUrl };
    },
    // Addresses live five minutes; the player asks for another one by itself.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Dialog open size="large" title={video.title} onClose={onClose}>
      <DialogBody>
        <QueryView query={query}>
          {(source) => (
            <VideoPlayer
              title={video.title}
              source={source}
              reopen={async () => ({ url: await addressOf(film) })}
              reasonOf={problemText}
            />
          )}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}
