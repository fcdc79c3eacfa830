import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { usePreview } from './PreviewContext';

/** Opens and closes the preview of a screen. */
export function PreviewButton() {
  const t = useText();
  const { open, setOpen, button } = usePreview();
  return (
    <Button
      ref={button}
      variant="secondary"
      icon="eye"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {t('dashboard.preview.open')}
    </Button>
  );
}
