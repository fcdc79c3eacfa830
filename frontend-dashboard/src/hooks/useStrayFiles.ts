import { useEffect, useEffectEvent } from 'react';

/**
 * Takes care of files that miss the fields: pasted ones are given to `onPaste`, and dropped ones
 * do not make the browser leave the page, and with it everything that was typed.
 */
export function useStrayFiles(onPaste: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onPaste(files);
  });

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => paste(event);
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('paste', handlePaste);
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('paste', handlePaste);
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
