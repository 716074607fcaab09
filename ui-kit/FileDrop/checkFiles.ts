interface FileRules {
  accept?: string | undefined;
  maxBytes: number;
  multiple?: boolean | undefined;
}

/** The files that are accepted, and why the others are not; one bad file does not take the others with it. */
export function checkFiles(files: readonly File[], rules: FileRules): { taken: File[]; reason: string | undefined } {
  if (!rules.multiple && files.length > 1) return { taken: [], reason: '파일을 하나만 선택해 주세요.' };
  const reasons = files.map((file) => refusalOf(file, rules));
  const taken = files.filter((_, at) => reasons[at] === undefined);
  return { taken, reason: reasons.filter((reason) => reason !== undefined).join(' ') || undefined };
}

function refusalOf(file: File, { accept, maxBytes }: FileRules): string | undefined {
  if (accept && !isAccepted(file, accept))
    return `'${file.name}' 파일은 받을 수 없는 형식입니다. (${endingsOf(accept)})`;
  if (file.size > maxBytes) return `너무 큰 파일입니다: ${file.name}. ${formatBytes(maxBytes)} 이하여야 합니다.`;
  return file.size === 0 ? `'${file.name}' 파일이 비어 있습니다.` : undefined;
}

/** What people know a kind of file by. */
function endingsOf(accept: string): string {
  const endings = accept.split(',').filter((part) => part.trim().startsWith('.'));
  return endings.length > 0 ? endings.join(', ') : accept;
}

/** Bytes as text: `1536` → `1.5KB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${(bytes / 1024 ** step).toLocaleString('ko', { maximumFractionDigits: 1 })}${units[step]}`;
}

function isAccepted(file: File, accept: string): boolean {
  return accept.split(',').some((part) => {
    const rule = part.trim().toLowerCase();
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}
