import { useLanguage, useNavigate, useParams, useText } from '@manjara/platform';
import { ButtonLink, ErrorState } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PageHeading } from '../components/PageHeading';
import { PageSkeleton } from '../components/PageSkeleton';
import { useBackToList } from '../hooks/useBackToList';
import { useIsTyped } from '../hooks/useIsTyped';
import { useLoadFailure } from '../hooks/useLoadFailure';
import { isGone, serverMessage } from '../lib/api/failure';
import { pathsOf, type Resource } from './define-resource';
import { EntityActions } from './EntityActions';
import { ResourceForm } from './ResourceForm';
import { ResourcePreview } from './ResourcePreview';
import { type Entity, textOf } from './resource-values';
import { SaveDraftButton } from './SaveDraftButton';
import { useStoredDraft } from './useDrafts';
import { useEntity } from './useEntity';
import { type Edited, formNameOf, useResourceForm } from './useResourceForm';

/** Edits what is published (spec §2). */
export function EditScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  return <Edit resource={resource} id={id} read={useEntity(resource.name, id)} />;
}

/** Edits a draft: it is saved as far as it is, or published once it is complete. */
export function EditDraftScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  return <Edit resource={resource} id={id} read={useStoredDraft(resource, id)} isDraft />;
}

interface EditProps {
  resource: Resource;
  id: string;
  read: UseQueryResult<Entity>;
  isDraft?: boolean;
}

/**
 * Loads an entity before editing, and reports a failure. If a deleted entity has unsaved input, the
 * form is shown with it.
 */
function Edit({ resource, id, read, isDraft = false }: EditProps) {
  const t = useText();
  const { language } = useLanguage();
  const { name, columns, serverWords = false } = resource;
  const { data, error, refetch } = read;
  const back = isDraft
    ? { to: pathsOf(resource).drafts, label: t('dashboard.drafts.title') }
    : { to: pathsOf(resource).list, label: t(`dashboard.${name}.title`) };
  const failed = t(isDraft ? 'dashboard.drafts.loadFailed' : `dashboard.${name}.loadFailed`);
  const Form = isDraft ? DraftForm : EditForm;
  const missing = !data && isGone(error);
  const typed = useIsTyped(formNameOf(resource, { id, isDraft }), missing);

  useLoadFailure(
    missing && typed !== false ? null : error,
    (serverWords && serverMessage(error)) || failed,
  );

  return (
    <>
      <PageHeading
        title={t(isDraft ? 'dashboard.drafts.editTitle' : `dashboard.${name}.editTitle`)}
        back={back}
        actions={
          data && (
            <EntityActions resource={resource} entity={data} isDraft={isDraft} list={back.to} />
          )
        }
      >
        {data && <bdi>{textOf(data, columns[0].field, language)}</bdi>}
      </PageHeading>
      {data || typed ? (
        <ResourcePreview resource={resource} id={isDraft ? undefined : data?._id}>
          <Suspense fallback={<PageSkeleton />}>
            <Form key={id} resource={resource} id={id} entity={data} />
          </Suspense>
        </ResourcePreview>
      ) : error && !(missing && typed === undefined) ? (
        <ErrorState
          title={failed}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="secondary" to={back.to}>
              {isDraft ? back.label : t(`dashboard.${name}.backToList`)}
            </ButtonLink>
          }
        >
          {t(`dashboard.${name}.loadFailedText`)}
        </ErrorState>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

type FormProps = Omit<Edited, 'isDraft'> & { resource: Resource };

/** Leads back to the table once it is saved. */
function EditForm({ resource, ...edited }: FormProps) {
  const t = useText();
  const backToList = useBackToList(pathsOf(resource).list);
  const state = useResourceForm(resource, edited, backToList);
  return (
    <ResourceForm
      resource={resource}
      state={state}
      id={edited.id}
      submitLabel={t('dashboard.forms.update')}
      edits
    />
  );
}

/** Publishing leads to the edit screen of the published item, with its view and share actions. */
function DraftForm({ resource, ...edited }: FormProps) {
  const t = useText();
  const navigate = useNavigate();
  const paths = pathsOf(resource);
  const published = edited.entity ? paths.edit(edited.entity._id) : paths.list;
  const state = useResourceForm(
    resource,
    { ...edited, isDraft: true },
    () => void navigate(published, { replace: true }),
  );
  return (
    <ResourceForm
      resource={resource}
      state={state}
      submitLabel={t('dashboard.drafts.publish')}
      actions={<SaveDraftButton state={state} isDraft />}
      edits
    />
  );
}
