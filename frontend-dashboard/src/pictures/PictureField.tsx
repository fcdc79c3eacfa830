import { useText } from '@manjara/platform';
import { FieldError, IconButton } from '@manjara/ui';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Help, type HelpTopic } from '../page/help/Help';
import type { CropPreview } from './crops';
import { onPastedFiles, useFileDrop } from './file-drop';
import { FileButton, FilePicker, FormatsTip } from './FilePicker';
import { FocalPointButton } from './focal-point/FocalPointButton';
import { MyPicturesButton } from './MyPicturesButton';
import type { Picture } from './picture';
import { pictureFault, type PictureProblem, useProblemText } from './picture-problem';
import styles from './PictureField.module.css';
import { PicturePreview } from './PicturePreview';
import { pickedPicture } from './picked-picture';

export interface PictureFieldProps {
  label: string;
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
  /** Receives the other files if several are picked, dropped or pasted. */
  onMore?: (files: File[]) => void;
  /** The description typed so far. */
  alt: string;
  /** Explained beside the label. */
  help?: HelpTopic;
  /** How the site crops the picture; absent if it is shown uncropped. */
  crops?: readonly CropPreview[];
  required?: boolean;
  /** Accepts files of any type and leaves that check to the server. */
  anyType?: boolean;
  error?: ReactNode;
  /** Gets the focus if the field is invalid. */
  ref?: Ref<HTMLButtonElement>;
}

/** Approximate width of the field; full width on phones. */
const SIZES = '(min-width: 640px) 24rem, 92vw';

/** Field for a picture: drop, pick or paste it, then replace or remove it. */
export function PictureField({
  label,
  value,
  onChange,
  onMore,
  alt,
  help,
  crops,
  required,
  anyType,
  error,
  ref,
}: PictureFieldProps) {
  const t = useText();
  const id = useId();
  const describe = useProblemText();
  /** The problem is shown until the picture changes. */
  const [rejected, setRejected] = useState<{ problem: PictureProblem; at?: string } | null>(null);
  const problem = rejected && rejected.at === value?.id ? describe(rejected.problem) : error;

  /** The picture to restore after a rejected upload. */
  const before = useRef(value);
  useEffect(() => {
    if (value?.kind !== 'upload') before.current = value;
  }, [value]);

  const slot = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);

  // Filling or emptying the slot removes the pressed button: focus the new one.
  useEffect(() => {
    if (moveFocus.current) slot.current?.querySelector('button')?.focus();
    moveFocus.current = false;
  }, [value]);

  function change(picture: Picture | null) {
    moveFocus.current = slot.current?.contains(document.activeElement) ?? false;
    onChange(picture);
  }

  function take([file, ...more]: File[]) {
    if (!file) return;
    const fault = pictureFault(file, anyType);
    if (fault) setRejected({ problem: { name: file.name, fault }, at: value?.id });
    else change(pickedPicture(file));
    if (more.length > 0) onMore?.(more);
  }

  function reject(problem: PictureProblem) {
    const back = before.current;
    setRejected({ problem, at: back?.id });
    change(back);
  }

  const drop = useFileDrop(take);

  return (
    <div
      role="group"
      className={styles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={problem ? `${id}-error` : undefined}
      onPaste={onPastedFiles(take)}
    >
      <div className={styles.head}>
        <span id={`${id}-label`}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
        <span className={styles.aside}>
          {help && <Help topic={help} />}
          <MyPicturesButton name={label} onPick={([picture]) => picture && change(picture)} />
          <FormatsTip />
        </span>
      </div>
      <div
        ref={slot}
        className={styles.slot}
        data-whole={!crops || undefined}
        data-over={drop.over || undefined}
        {...(value ? drop.handlers : undefined)}
      >
        {value ? (
          <>
            <PicturePreview
              picture={value}
              alt={alt || label}
              sizes={SIZES}
              onStored={onChange}
              onRejected={reject}
            />
            <div className={styles.actions}>
              <FileButton
                label={t('dashboard.pictures.replace', { name: label })}
                onFiles={take}
                ref={ref}
              />
              {crops && value.kind === 'stored' && (
                <FocalPointButton name={label} picture={value} crops={crops} onChange={onChange} />
              )}
              <IconButton
                icon="trash"
                variant="danger"
                label={t('dashboard.pictures.remove', { name: label })}
                title={t('dashboard.pictures.remove', { name: label })}
                onClick={() => change(null)}
              />
            </div>
          </>
        ) : (
          <FilePicker
            label={t('dashboard.pictures.choose')}
            multiple={onMore !== undefined}
            invalid={Boolean(problem)}
            describedBy={problem ? `${id}-error` : undefined}
            onFiles={take}
            ref={ref}
          >
            {t('dashboard.pictures.help')}
          </FilePicker>
        )}
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      </div>
    </div>
  );
}
