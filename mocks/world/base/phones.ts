// Korea reserves no numbers for fiction. 010-1XXX-XXXX is given to nobody (subscriber numbers behind 010 begin with
// 2 to 9), so a text sent by mistake reaches no one. The cast keeps its 010-555X.

const prime = 7_368_787;

/** A mobile number in E.164, different for each n below ten million. */
export function mobile(n: number): string {
  const line = String((n * prime + 1_234_567) % 10_000_000).padStart(7, '0');
  // Journeys look for their own student by these four digits.
  return `+82101${line.replace('3000', '3001')}`;
}
