/** The handles of chosen files, in browsers that give them; they can be kept beyond a reload. */
export type FileHandles = ReadonlyMap<File, FileSystemFileHandle>;

/** Chosen files with their handles. */
export interface ChosenFiles {
  files: File[];
  handles: FileHandles;
}

// Chromium's part of File System Access, which the DOM's types lack.
type Picker = (options: object) => Promise<FileSystemFileHandle[]>;
type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

/** Lets the person choose files with handles; undefined where browsers have no such dialog, empty when they close it. */
export function pickFiles(options: {
  accept?: string | undefined;
  multiple?: boolean | undefined;
}): Promise<ChosenFiles> | undefined {
  const pick = (window as { showOpenFilePicker?: Picker }).showOpenFilePicker;
  if (!pick) return undefined;
  const endings = options.accept?.split(',').filter((part) => part.startsWith('.')) ?? [];
  const types = endings.length > 0 ? [{ accept: { 'application/octet-stream': endings } }] : [];
  return pick.call(window, { multiple: options.multiple === true, types }).then(opened, nothingChosen);
}

async function opened(handles: readonly FileSystemFileHandle[]): Promise<ChosenFiles> {
  const pairs = await Promise.all(handles.map(async (handle) => [await handle.getFile(), handle] as const));
  return { files: pairs.map(([file]) => file), handles: new Map(pairs) };
}

const nothingChosen = (): ChosenFiles => ({ files: [], handles: new Map() });

/** What was dropped, with handles where browsers give them. Reads the items at once, because they end with the event. */
export function droppedFiles({ items }: DataTransfer): Promise<ChosenFiles> {
  const dropped = [...items].map((item: Item) => ({ file: item.getAsFile(), handle: item.getAsFileSystemHandle?.() }));
  return withHandles(dropped.filter(({ file }) => file !== null));
}

async function withHandles(
  dropped: readonly { file: File | null; handle: Promise<FileSystemHandle | null> | undefined }[],
): Promise<ChosenFiles> {
  const handles = new Map<File, FileSystemFileHandle>();
  for (const { file, handle } of dropped) {
    const given = await handle?.catch(() => null);
    if (file && given?.kind === 'file') handles.set(file, given as FileSystemFileHandle);
  }
  return { files: dropped.flatMap(({ file }) => file ?? []), handles };
}
