import { useEffect, useEffectEvent } from 'react';

interface GlobalFileDropOptions {
  /** Takes dropped files, too. */
  drops?: boolean;
}

/** Where a paste belongs into the text: an office program puts a picture of its text beside it. */
const isTyping = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable]') !== null &&
  clipboardData?.types?.includes('text/plain') === true;

/**
 * Handles files that are pasted or dropped beside the fields: pasted ones are given to `onFiles`, and
 * dropped ones do not make the browser leave the page, and with it everything that was typed.
 */
export function useGlobalFileDrop(
  onFiles: (files: File[]) => void,
  { drops = false }: GlobalFileDropOptions = {},
): void {
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (drops) take(event, event.dataTransfer);
    keepPage(event);
  });

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (!isTyping(event)) take(event, event.clipboardData);
    };
    const handleDrop = (event: DragEvent) => drop(event);
    window.addEventListener('paste', handlePaste);
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', handleDrop);
    return () => {
      window.removeEventListener('paste', handlePaste);
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', handleDrop);
    };
  }, []);
}

function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
