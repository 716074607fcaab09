/** Tells the names of files that a story would save, and saves none. @returns what ends it */
export function noteSavedFiles(saved: (name: string) => void): () => void {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function follow() {
    if (this.download === '') click.call(this);
    else saved(this.download);
  };
  return () => void (HTMLAnchorElement.prototype.click = click);
}

/** A PDF as the server answers one. */
export const pdf = (): Response => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
