/** How long the browser may take to get at the file, in milliseconds. */
const PATIENCE = 1_000;

/** Saves a text as a file on the person's machine. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), PATIENCE);
}
