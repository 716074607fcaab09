import { UserError } from '#ui-kit/format/UserError.ts';

/** A handle as browsers with File System Access give it; the DOM's types lack the asking. */
type Handle = FileSystemFileHandle & { requestPermission?: (how: { mode: 'read' }) => Promise<PermissionState> };

/** The file of a handle; the browser may ask the person, so it is called within a tap. @throws UnreadableFile, in Korean */
export async function fileOfHandle(handle: Handle): Promise<File> {
  const permission = await handle.requestPermission?.({ mode: 'read' });
  if (permission !== undefined && permission !== 'granted') {
    throw new UnreadableFile('파일을 읽어도 된다고 허용해야 이어서 올릴 수 있습니다.', false);
  }
  try {
    return await handle.getFile();
  } catch {
    throw new UnreadableFile('파일을 찾을 수 없습니다. 옮겼거나 이름을 바꿨다면 다시 골라 주세요.', true);
  }
}

/** The browser cannot read the file of a handle. */
export class UnreadableFile extends UserError {
  override readonly name = 'UnreadableFile';
  /** It is not where it was; else the person forbade to read it. */
  readonly isGone: boolean;

  constructor(message: string, isGone: boolean) {
    super(message);
    this.isGone = isGone;
  }
}
