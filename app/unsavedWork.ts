/** True while a form on the page holds unsaved changes: it would object to the tab being closed. */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
