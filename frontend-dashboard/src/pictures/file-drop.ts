import {
  type ClipboardEvent as PasteEvent,
  type DragEvent as DropEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

type TakeFiles = (files: File[]) => void;

/** Makes an element accept dropped files; `over` while files are dragged over it. */
export function useFileDrop(onFiles: TakeFiles) {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver(event: DropEvent) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DropEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DropEvent) {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        setOver(false);
        onFiles(files);
      },
    },
  };
}

/** Handles files pasted into an element; pasted text keeps its default behaviour. */
export const onPastedFiles = (onFiles: TakeFiles) => (event: PasteEvent) => {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  event.preventDefault();
  onFiles(files);
};

interface GlobalFileDropOptions {
  /** Takes dropped files, too. */
  drops?: boolean;
}

/**
 * Handles files pasted or dropped outside the fields: pasted ones go to `onFiles`, and dropped ones
 * do not make the browser leave the page, which would lose unsaved input.
 */
export function useGlobalFileDrop(
  onFiles: TakeFiles,
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
    stayOnPage(event);
  });

  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (!isPastedText(event)) take(event, event.clipboardData);
    };
    const handleDrop = (event: DragEvent) => drop(event);
    window.addEventListener('paste', handlePaste);
    window.addEventListener('dragover', stayOnPage);
    window.addEventListener('drop', handleDrop);
    return () => {
      window.removeEventListener('paste', handlePaste);
      window.removeEventListener('dragover', stayOnPage);
      window.removeEventListener('drop', handleDrop);
    };
  }, []);
}

/** Office programs copy a picture with the text; in a text field, paste the text. */
const isPastedText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable]') !== null &&
  clipboardData?.types?.includes('text/plain') === true;

function stayOnPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
