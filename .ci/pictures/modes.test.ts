import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '-z', '*.css', 'ui-kit', 'crm', 'portal', 'app/*.tsx'], {
  encoding: 'utf8',
});
const styles = files.split('\0').filter((file) => file.endsWith('.css'));

// Contact sheets read texts in light colours alone.
test('dark mode changes colours, and nothing that could cut or move a text', () => {
  const aware = styles.filter((file) => /data-theme|prefers-color-scheme/.test(readFileSync(file, 'utf8')));
  // The offline page stands alone; it has no story.
  expect(aware).toEqual(['app/public/offline.css', 'ui-kit/theme/tokens.css']);
  const tokens = readFileSync('ui-kit/theme/tokens.css', 'utf8');
  const rules = [...tokens.matchAll(/\[data-theme='\w+'\] \{([^}]*)\}/g)].map(([, body = '']) => body.trim());
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter((body) => !/^color-scheme: \w+;$/.test(body))).toEqual([]);
});

test('what differs between the modes is a colour', () => {
  const colour = String.raw`(#[\da-f]{3,8}|rgb\([\d\s/%]+\)|var\(--[\w-]+\))`;
  const pair = new RegExp(String.raw`light-dark\(\s*${colour},\s*${colour}\s*\)`, 'g');
  for (const file of styles) {
    const text = readFileSync(file, 'utf8');
    expect([...text.matchAll(/light-dark\(/g)].length, file).toBe([...text.matchAll(pair)].length);
  }
});
