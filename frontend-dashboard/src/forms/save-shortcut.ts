import { useText } from '@manjara/platform';
import { useEffect } from 'react';

const BUTTON = 'button[data-saves]';

/** Control or ⌘ with S, on keyboards of any script. */
function isShortcut({ altKey, code, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key));
}

/** Ctrl+S presses the button that saves the form with the focus, or else the screen's first form. */
export function useSaveShortcut(): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      // Else the browser would save the page as a file.
      event.preventDefault();
      if (event.repeat || document.querySelector('dialog[open]')) return;
      const form = document.activeElement?.closest('form');
      const button = form?.querySelector(BUTTON) ?? document.querySelector(BUTTON);
      if (button instanceof HTMLElement) button.click();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

/** Properties of the button that Ctrl+S presses: it saves, and publishes nothing that is a draft. */
export function useSaveButtonProps(enabled = true) {
  const t = useText();
  if (!enabled) return {};
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘S' : 'Ctrl+S';
  return {
    'data-saves': true,
    'aria-keyshortcuts': 'Control+S Meta+S',
    title: t('dashboard.forms.saveShortcut', { keys }),
  };
}
