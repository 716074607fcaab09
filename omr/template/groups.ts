import type { Layout } from './layout.ts';

/** Up to five neighbouring bubbles of a field that are found on the picture together. */
export interface Group {
  first: number;
  /** Index after its last bubble. */
  end: number;
  /** Its centre, in page units. */
  x: number;
  y: number;
}

/** Bubbles of a group at most. */
export const mostInGroup = 5;

/** Splits a layout's fields into groups, in order. */
export function groupBubbles(layout: Layout): Group[] {
  const groups: Group[] = [];
  for (const [field] of layout.template.fields.entries()) {
    const start = layout.starts[field]!;
    const end = layout.starts[field + 1]!;
    const parts = Math.ceil((end - start) / mostInGroup);
    for (let part = 0; part < parts; part++) {
      const first = start + Math.round(((end - start) * part) / parts);
      const last = start + Math.round(((end - start) * (part + 1)) / parts);
      const members = layout.bubbles.slice(first, last);
      const x = members.reduce((sum, bubble) => sum + bubble.x, 0) / members.length;
      const y = members.reduce((sum, bubble) => sum + bubble.y, 0) / members.length;
      groups.push({ first, end: last, x, y });
    }
  }
  return groups;
}
