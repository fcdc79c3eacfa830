import { useText } from '@manjara/platform';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from '../forms/FormFrame';
import { Notice } from '../page/Notice';
import { useShownForm } from '../preview/PreviewProvider';
import { PreviewButton } from '../preview/SitePreview';
import { SaveBar } from '../forms/SaveBar';
import { serverMessage } from '../api/failure';
import { useGlobalFileDrop } from '../pictures/file-drop';
import type { Singleton } from './define-singleton';
import { useSingletonForm } from './useSingleton';

export interface SingletonFormProps<S extends object, V extends FieldValues> {
  singleton: Singleton<S, V>;
  stored: S;
  onChanged?: (values: V) => void;
}

/** The texts and pictures of a page of the site, saved together. */
export function SingletonForm<S extends object, V extends FieldValues>(
  props: SingletonFormProps<S, V>,
) {
  const { singleton, stored, onChanged } = props;
  const { saveFailed, toDraft, Fields } = singleton;
  const state = useSingletonForm(singleton, stored, onChanged);
  const { form } = state;
  const t = useText();
  useShownForm(form, (values, imageOf) => toDraft?.(values, imageOf) ?? {});
  // With several slots, the target of a dropped picture is unknown: ignore it.
  useGlobalFileDrop(() => undefined);

  const reason = saveFailed && serverMessage(state.failure);
  return (
    <FormFrame
      state={state}
      notices={reason && <Notice tone="error">{reason}</Notice>}
      footer={
        <SaveBar submitLabel={t('common.save')} state={state}>
          {toDraft && <PreviewButton />}
        </SaveBar>
      }
    >
      <Fields form={form} />
    </FormFrame>
  );
}
