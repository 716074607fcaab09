/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Mode } from './mode.ts';
import type { Named } from './named.ts';

export interface Closed {
  mode: Mode;
  /** Who was expected and did not come, or would be marked so */
  noShows: Named[];
  /** Who still waited for a seat */
  letGo: number;
  /** Expected to a time that has not ended; left as they are */
  notOver: number;
  /** Who arrived and was not seen off; left as they are */
  stillHere: Named[];
  /**
     * On COMMIT: what undo takes back
     * @nullable
     */
  changeSetId: string | null;
}
