import { memo } from 'react';
import { Dialog, DialogBody } from '../../Dialog/Dialog.tsx';
import { FactList } from '../../FactList/FactList.tsx';
import type { Advance, KeyChoice } from '../types.ts';

export interface KeyHelpProps {
  open: boolean;
  onClose: () => void;
  /** The keys of the active column. */
  keymap: readonly KeyChoice[];
  /** Where Enter leads. @default 'down' */
  advance?: Advance;
}

const enters: Record<Advance, string> = {
  down: '입력하고 아래로 (Shift+Enter 위로)',
  right: '입력하고 다음 칸으로, 줄 끝에서는 다음 줄로 (Shift+Enter 위로)',
};

const keysOf = (advance: Advance) => [
  { label: '↑ ↓ ← →', value: '한 칸 이동' },
  { label: 'Enter', value: enters[advance] },
  { label: 'Tab', value: '입력하고 오른쪽으로, 줄 끝에서는 표 밖으로' },
  { label: 'Home / End', value: '줄의 처음 / 끝 (Ctrl과 함께: 표의 처음 / 끝)' },
  { label: 'PageUp / Down', value: '한 화면 이동' },
  { label: 'Shift+화살표', value: '여러 칸 선택 (Shift+클릭, 끌기)' },
  { label: 'Space', value: '줄 선택 / 해제' },
  { label: 'Ctrl+A', value: '모두 선택' },
  { label: 'Alt+← →', value: '열을 좁게 / 넓게' },
  { label: 'Alt+↑ ↓', value: '이 열로 작은 값부터 / 큰 값부터 정렬, 다시 누르면 처음 순서' },
  { label: 'Alt+Shift+← →', value: '열을 왼쪽 / 오른쪽으로 옮기기' },
  { label: 'F2', value: '있는 글 수정, 겹친 값 비교하기' },
  { label: 'Delete', value: '비우기' },
  { label: 'Esc', value: '입력 취소' },
  { label: 'Ctrl+C / V', value: '복사 / 붙여넣기 (엑셀과 주고받기)' },
  { label: 'Ctrl+Z', value: '되돌리기 (Ctrl+Shift+Z 다시 하기)' },
];

/** The list of all keys. */
export const KeyHelp = memo(function KeyHelp({ open, onClose, keymap, advance = 'down' }: KeyHelpProps) {
  const choices = keymap.map(({ key, label, action }) => ({
    label: key.toUpperCase(),
    value: action ? label : `${label} 입력`,
  }));
  return (
    <Dialog open={open} title="키 도움말" onClose={onClose}>
      <DialogBody>
        <FactList facts={[...choices, ...keysOf(advance)]} />
      </DialogBody>
    </Dialog>
  );
});
