/** True while a form on the page has unsaved changes and would object to closing the tab. */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
