import { MessageDialog } from '../page/MessageDialog.tsx';

/** A text to people who are chosen in it; loaded with the first one that is written. */
export default function ComposeDialog({ onClose }: { onClose: () => void }) {
  return <MessageDialog onClose={onClose} />;
}
