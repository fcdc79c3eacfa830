import { IMAGE_FORMATS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Icon, IconButton, type IconName, Tooltip } from '@manjara/ui';
import { type ReactNode, type Ref, useRef } from 'react';
import { useFileDrop } from './file-drop';
import styles from './FilePicker.module.css';
import { PICTURE_ACCEPT } from './picture-limits';

export interface FilePickerProps {
  onFiles: (files: File[]) => void;
  /** Label of the button. */
  label: string;
  /** Help for mouse users, e.g. that pasting works. */
  children?: ReactNode;
  icon?: IconName;
  multiple?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  /** `area` is a large drop area, `button` a small one to replace a picture. */
  look?: 'area' | 'button';
  /** The button; gets the focus if the field is invalid. */
  ref?: Ref<HTMLButtonElement>;
}

/** Accepts picked and dropped files; pasted ones are handled by the form. */
export function FilePicker(props: FilePickerProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { look = 'area', icon = 'image-up', multiple = false } = props;
  const drop = useFileDrop(props.onFiles);

  return (
    <>
      <button
        type="button"
        ref={props.ref}
        className={look === 'area' ? styles.area : styles.button}
        data-over={drop.over || undefined}
        data-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        disabled={props.disabled}
        aria-label={look === 'button' ? props.label : undefined}
        title={look === 'button' ? props.label : undefined}
        onClick={() => input.current?.click()}
        {...drop.handlers}
      >
        <Icon name={icon} size={look === 'area' ? 28 : 18} />
        {look === 'area' && (
          <>
            <span className={styles.label}>{props.label}</span>
            {props.children && (
              <>
                <span className={styles.help}>{props.children}</span>
                <span className={styles.touchHelp}>{t('dashboard.pictures.touchHelp')}</span>
              </>
            )}
          </>
        )}
      </button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        multiple={multiple}
        disabled={props.disabled}
        aria-label={props.label}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Cleared, so that the same file can be picked again after its removal.
          event.target.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </>
  );
}

/** The info icon whose tip lists the accepted picture formats (spec §5). */
export function FormatsTip() {
  const t = useText();
  return (
    <Tooltip
      content={
        <>
          {t('dashboard.pictures.formats')} <bdi dir="ltr">{IMAGE_FORMATS.join(', ')}</bdi>
          <br />
          {t('dashboard.pictures.limit')}
        </>
      }
    >
      <IconButton icon="info" size="s" label={t('dashboard.pictures.formatsLabel')} />
    </Tooltip>
  );
}
