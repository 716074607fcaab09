interface FileRules {
  accept?: string | undefined;
  maxBytes: number;
  multiple?: boolean | undefined;
}

/** Why these files are refused; `undefined` when they are accepted. */
export function checkFiles(files: readonly File[], { accept, maxBytes, multiple }: FileRules): string | undefined {
  if (!multiple && files.length > 1) return '파일을 하나만 선택해 주세요.';
  for (const file of files) {
    if (accept && !isAccepted(file, accept)) return `'${file.name}' 파일은 받을 수 없는 형식입니다. (${accept})`;
    if (file.size > maxBytes) return `너무 큰 파일입니다: ${file.name}. ${formatBytes(maxBytes)} 이하여야 합니다.`;
    if (file.size === 0) return `'${file.name}' 파일이 비어 있습니다.`;
  }
  return undefined;
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
