import { useLanguage, useText } from '@manjara/platform';
import { Icon, IconButton, useOnline } from '@manjara/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { gotNoAnswer, serverMessage } from '../api/failure';
import { type PickedPicture, type StoredPicture, toStored } from './picture';
import { type PictureProblem, problemOf } from './picture-problem';
import type { Upload, UploadState } from './upload';
import styles from './UploadPreview.module.css';

export interface UploadPreviewProps {
  picture: PickedPicture;
  alt: string;
  onStored?: (picture: StoredPicture) => void;
  onRejected?: (problem: PictureProblem) => void;
}

/** A picture being uploaded, with its progress or the failure. */
export function UploadPreview({ picture, alt, onStored, onRejected }: UploadPreviewProps) {
  const { upload } = picture;
  const t = useText();
  const { locale } = useLanguage();
  const state = useUpload(upload);
  const url = useObjectUrl(upload.thumbnail);
  const { name } = upload.file;
  const error = state.step === 'failed' ? state.error : undefined;
  const problem = useMemo(() => (error ? problemOf(error, upload.file) : null), [error, upload]);

  const report = useEffectEvent(() => {
    if (state.step === 'stored') onStored?.(toStored(picture, state.image));
    else if (problem) onRejected?.(problem);
  });
  useEffect(() => report(), [state.step, problem]);

  const sent = state.step === 'sending' ? state.sent : 0;
  const percent = sent.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <span className={styles.upload}>
      {url ? (
        <img src={url} alt={alt} draggable={false} decoding="async" />
      ) : (
        <span className={styles.file}>
          <Icon name="image" size={24} />
          <bdi className={styles.name}>{name}</bdi>
        </span>
      )}
      {state.step === 'failed' && !problem ? (
        <span className={styles.state} role="alert">
          <span className={styles.reason}>
            {serverMessage(error) ?? t('dashboard.pictures.notSent')}
          </span>
          <IconButton
            icon="refresh"
            size="s"
            label={t('dashboard.pictures.sendAgain', { name })}
            title={t('dashboard.pictures.sendAgain', { name })}
            onClick={() => upload.start()}
          />
        </span>
      ) : (
        <span className={styles.state}>
          <progress
            className={styles.progress}
            aria-label={t('dashboard.pictures.sending', { name })}
            aria-valuetext={percent}
            value={sent === 1 ? undefined : sent}
            max={1}
          />
        </span>
      )}
    </span>
  );
}

/** Uploads a picture while it is shown, and retries when the connection is back. */
function useUpload(upload: Upload): UploadState {
  const state = upload.state.useValue();
  const online = useOnline();
  useEffect(() => {
    upload.start();
    return () => upload.stop();
  }, [upload]);
  const resume = useEffectEvent(() => {
    if (state.step === 'failed' && gotNoAnswer(state.error)) upload.start();
  });
  useEffect(() => {
    if (online) resume();
  }, [online]);
  return state;
}

/** An object URL of a file, revoked on unmount or when the file changes. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
