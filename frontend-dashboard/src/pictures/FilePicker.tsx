import { IMAGE_FORMATS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Icon, IconButton, type IconButtonProps, type IconName, Tooltip } from '@manjara/ui';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { useFileDrop } from './file-drop';
import styles from './FilePicker.module.css';
import { PICTURE_ACCEPT } from './picture-limits';

interface FileInputProps {
  onFiles: (files: File[]) => void;
  /** Label of the button. */
  label: string;
  multiple?: boolean;
  disabled?: boolean;
}

export interface FilePickerProps extends FileInputProps {
  /** Help for mouse users, e.g. that pasting works. */
  children: ReactNode;
  icon?: IconName;
  invalid?: boolean;
  describedBy?: string;
  /** The button; gets the focus if the field is invalid. */
  ref?: Ref<HTMLButtonElement>;
}

/** A large area that accepts picked and dropped files; pasted ones are handled by the form. */
export function FilePicker(props: FilePickerProps) {
  const { icon = 'image-up', children, invalid, describedBy, ref, ...picked } = props;
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(picked.onFiles);
  return (
    <>
      <button
        type="button"
        ref={ref}
        className={styles.area}
        data-over={drop.over || undefined}
        data-invalid={invalid || undefined}
        aria-describedby={describedBy}
        disabled={picked.disabled}
        onClick={() => input.current?.click()}
        {...drop.handlers}
      >
        <Icon name={icon} size={28} />
        <span className={styles.label}>{picked.label}</span>
        <span className={styles.help}>{children}</span>
        <span className={styles.touchHelp}>{t('dashboard.pictures.touchHelp')}</span>
      </button>
      <FileInput {...picked} ref={input} />
    </>
  );
}

export interface FileButtonProps extends FileInputProps, Pick<IconButtonProps, 'size'> {
  ref?: Ref<HTMLButtonElement>;
}

/** A small button that replaces a picture by a picked file. */
export function FileButton({ ref, size, ...picked }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        ref={ref}
        icon="image-up"
        size={size}
        label={picked.label}
        title={picked.label}
        onClick={() => input.current?.click()}
      />
      <FileInput {...picked} ref={input} />
    </>
  );
}

function FileInput(props: FileInputProps & { ref: RefObject<HTMLInputElement | null> }) {
  const { onFiles, label, ...native } = props;
  return (
    <input
      {...native}
      type="file"
      accept={PICTURE_ACCEPT}
      aria-label={label}
      tabIndex={-1}
      hidden
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // Cleared, so that the same file can be picked again after its removal.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
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
