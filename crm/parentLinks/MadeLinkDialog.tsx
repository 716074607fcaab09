import type { MadeParentLink } from '#client/generated/rest/parentLinks.ts';
import { Button, Dialog, DialogActions, DialogBody, useClipboard } from '#ui-kit';

/** The address of a new link, which is shown only once. */
export function MadeLinkDialog({ made, onClose }: { made: MadeParentLink; onClose: () => void }) {
  const copy = useClipboard();
  return (
    <Dialog open title="보호자 링크를 만들었습니다" onClose={onClose}>
      <DialogBody>
        <p>{made.queued > 0 ? '문자를 보낼 목록에 올렸습니다.' : '문자는 보내지 않았습니다.'}</p>
        <p>주소는 지금만 볼 수 있습니다. 잃어버리면 새로 만들면 됩니다.</p>
        <p style={{ overflowWrap: 'anywhere' }} data-testid="parent-link">
          {made.url}
        </p>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        <Button variant="primary" data-autofocus onClick={() => copy(made.url, '주소를 복사했습니다')}>
          주소 복사
        </Button>
      </DialogActions>
    </Dialog>
  );
}
