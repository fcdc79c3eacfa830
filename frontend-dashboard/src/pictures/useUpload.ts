import { useOnline } from '@manjara/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { gotNoAnswer } from '../lib/api/failure';
import type { Upload, UploadState } from './upload';

/** Sends a picture as long as it is shown, and again when the connection is back. */
export function useUpload(upload: Upload): UploadState {
  const state = useSyncExternalStore(upload.subscribe, upload.getState);
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
