/** The preview tells the toolbar which calls the shown story has made. */
export const CALLS = 'house/calls';

export interface Calls {
  /** The story's id. */
  story: string;
  names: string[];
}
