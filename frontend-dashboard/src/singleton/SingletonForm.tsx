import { useText } from '@manjara/platform';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from '../components/ConflictDialog';
import { Notice } from '../components/Notice';
import { useShownForm } from '../components/preview/PreviewProvider';
import { PreviewButton } from '../components/preview/SitePreview';
import { RestoredDraft } from '../components/RestoredDraft';
import { SaveBar } from '../components/SaveBar';
import { useUnsavedChanges } from '../components/UnsavedChanges';
import { PreviousVersions } from '../components/versions/PreviousVersions';
import { serverMessage } from '../lib/api/failure';
import { useGlobalFileDrop } from '../pictures/file-drop';
import type { Singleton } from './define-singleton';
import styles from './SingletonForm.module.css';
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
  const { texts, toDraft, Fields } = singleton;
  const state = useSingletonForm(singleton, stored, onChanged);
  const { form, busy, dirty } = state;
  const t = useText();
  useUnsavedChanges(state);
  useShownForm(form, (values, imageOf) => toDraft?.(values, imageOf) ?? {});
  // With several slots on the screen it would be a guess which one a picture is meant for.
  useGlobalFileDrop(() => undefined);

  const faulty = Object.keys(form.formState.errors).length > 0;
  const reason = texts.saveFailed && serverMessage(state.failure);
  return (
    <>
      <form className={styles.form} onSubmit={state.submit} noValidate aria-busy={busy}>
        <RestoredDraft restored={state.restored} dirty={dirty} onDiscard={state.discard} />
        {faulty && <Notice tone="error">{t('dashboard.forms.incomplete')}</Notice>}
        {reason && !faulty && <Notice tone="error">{reason}</Notice>}
        <fieldset className={styles.fields} disabled={busy}>
          <Fields form={form} />
        </fieldset>
        <PreviousVersions history={state.history} disabled={busy} />
        <SaveBar
          submitLabel={t('common.save')}
          busy={busy}
          sending={state.sending}
          dirty={dirty}
          onDiscard={state.discard}
        >
          {toDraft && <PreviewButton />}
        </SaveBar>
      </form>
      <ConflictDialog state={state.conflict} />
    </>
  );
}
