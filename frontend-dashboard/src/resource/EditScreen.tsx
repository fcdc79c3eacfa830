import { useLanguage, useParams, useText } from '@manjara/platform';
import { ButtonLink, ErrorState } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { PageHeading } from '../page/PageHeading';
import { PageSkeleton } from '../page/PageSkeleton';
import { useBackToList } from '../page/useBackToList';
import { useLoadFailure } from '../api/useLoadFailure';
import { isNotFound, serverMessage } from '../api/failure';
import { hasDraft } from '../forms/drafts';
import { pathsOf, type Resource } from './define-resource';
import { entityQuery } from './entities';
import { EntityActions } from './EntityActions';
import { ResourceForm } from './ResourceForm';
import { ResourcePreview } from './ResourcePreview';
import { textOf } from './resource-values';
import { SaveDraftButton } from './SaveDraftButton';
import { ScheduleButton } from './schedule/ScheduleButton';
import { ScheduleNotice } from './schedule/ScheduleNotice';
import { type Edited, formNameOf, useResourceForm } from './useResourceForm';

/**
 * Loads and edits a published entity or a draft (spec §2). If a deleted entity has unsaved input,
 * the form shows that input.
 */
export function EditScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  const t = useText();
  const { language } = useLanguage();
  const { name, columns, serverWords = false } = resource;
  const { data, error, refetch } = useQuery(entityQuery(name, id));
  const isDraft = data?.status === 'draft';
  const back = {
    to: pathsOf(resource).list(isDraft ? 'draft' : 'published'),
    label: t(isDraft ? 'dashboard.drafts.title' : `dashboard.${name}.title`),
  };
  const failed = t(`dashboard.${name}.loadFailed`);
  const missing = !data && isNotFound(error);
  const typed = useMemo(
    () => missing && hasDraft(formNameOf(resource, id)),
    [missing, resource, id],
  );

  useLoadFailure(typed ? null : error, (serverWords && serverMessage(error)) || failed);

  return (
    <>
      <PageHeading
        title={t(isDraft ? 'dashboard.drafts.editTitle' : `dashboard.${name}.editTitle`)}
        help={isDraft ? 'draft' : undefined}
        back={back}
        actions={data && <EntityActions resource={resource} entity={data} list={back.to} />}
      >
        {data && <bdi>{textOf(data, columns[0].field, language)}</bdi>}
      </PageHeading>
      {data || typed ? (
        <ResourcePreview resource={resource} id={isDraft ? undefined : data?._id}>
          <Suspense fallback={<PageSkeleton />}>
            <EditForm key={id} resource={resource} id={id} entity={data} />
          </Suspense>
        </ResourcePreview>
      ) : error ? (
        <ErrorState
          title={failed}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="secondary" to={back.to}>
              {t(`dashboard.${name}.backToList`)}
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

/** A draft can be saved or published; saving a published entity leads back to the table. */
function EditForm({ resource, id, entity }: Edited & { resource: Resource }) {
  const t = useText();
  const isDraft = entity?.status === 'draft';
  const backToList = useBackToList(pathsOf(resource).list('published'));
  const state = useResourceForm(resource, { id, entity }, backToList);
  const { publishAt } = entity ?? {};
  return (
    <>
      {isDraft && publishAt && (
        <ScheduleNotice resource={resource} entity={{ ...entity, publishAt }} state={state} />
      )}
      <ResourceForm
        resource={resource}
        state={state}
        id={isDraft ? undefined : id}
        submitLabel={t(isDraft ? 'dashboard.drafts.publish' : 'dashboard.forms.update')}
        actions={
          isDraft && (
            <>
              <SaveDraftButton state={state} isDraft />
              {!publishAt && <ScheduleButton disabled={state.busy} onChoose={state.schedule} />}
            </>
          )
        }
        edits
      />
    </>
  );
}
