import type { PreviewDraft } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useGlobalFileDrop } from '../../pictures/useGlobalFileDrop';
import type { SavedForm } from '../../hooks/useSavedForm';
import type { ImageOf } from '../../lib/site-preview';
import { ConflictDialog } from '../ConflictDialog';
import { Notice } from '../Notice';
import { PreviewButton } from '../preview/PreviewButton';
import { useShownForm } from '../preview/useShown';
import { RestoredDraft } from '../RestoredDraft';
import { SaveBar } from '../SaveBar';
import { useUnsavedChanges } from '../UnsavedChanges';
import { PreviousVersions } from '../versions/PreviousVersions';
import styles from './ContentForm.module.css';

export interface ContentFormProps<V extends FieldValues> {
  state: SavedForm<V>;
  /** Why it could not be saved, where the toast does not say it. */
  reason?: string;
  /** What the form holds, as the site shows it. */
  toDraft: (values: V, imageOf: ImageOf) => PreviewDraft;
  children: ReactNode;
}

/** The texts and pictures of a page of the site, saved together. */
export function ContentForm<V extends FieldValues>(props: ContentFormProps<V>) {
  const { state, reason, toDraft, children } = props;
  const { form, busy, dirty } = state;
  const t = useText();
  useUnsavedChanges(state);
  useShownForm(form, toDraft);
  // With several slots on the screen it would be a guess which one a picture is meant for.
  useGlobalFileDrop(() => undefined);

  const faulty = Object.keys(form.formState.errors).length > 0;
  return (
    <>
      <form className={styles.form} onSubmit={state.submit} noValidate aria-busy={busy}>
        <RestoredDraft restored={state.restored} dirty={dirty} onDiscard={() => form.reset()} />
        {faulty && <Notice tone="error">{t('dashboard.forms.incomplete')}</Notice>}
        {reason && !faulty && <Notice tone="error">{reason}</Notice>}
        <fieldset className={styles.fields} disabled={busy}>
          {children}
        </fieldset>
        <PreviousVersions history={state.history} disabled={busy} />
        <SaveBar
          submitLabel={t('common.save')}
          busy={busy}
          sending={state.sending}

          dirty={dirty}
          onDiscard={state.discard}
        >
          <PreviewButton />
        </SaveBar>
      </form>
      <ConflictDialog state={state.conflict} />
    </>
  );
}
