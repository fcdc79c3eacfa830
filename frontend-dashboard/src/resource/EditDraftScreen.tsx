import { useLanguage, useParams, useText } from '@manjara/platform';
import { ButtonLink, ErrorState } from '@manjara/ui';
import { Suspense } from 'react';
import { PageHeading } from '../components/PageHeading';
import { PageSkeleton } from '../components/PageSkeleton';
import { useBackToList } from '../hooks/useBackToList';
import { pathsOf, type Resource } from './define-resource';
import { ResourceForm } from './ResourceForm';
import { type Entity, textOf } from './resource-values';
import { SaveDraftButton } from './SaveDraftButton';
import { useStoredDraft } from './useDrafts';
import { useResourceForm } from './useResourceForm';

/** Edits a draft: it is saved as far as it is, or published once it is complete. */
export function EditDraftScreen({ resource }: { resource: Resource }) {
  const t = useText();
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const { drafts } = pathsOf(resource);
  const { data, error, refetch } = useStoredDraft(resource, id);
  return (
    <>
      <PageHeading
        title={t('dashboard.drafts.editTitle')}
        back={{ to: drafts, label: t('dashboard.drafts.title') }}
      >
        {data && <bdi>{textOf(data, resource.columns[0].field, language)}</bdi>}
      </PageHeading>
      {data ? (
        <Suspense fallback={<PageSkeleton />}>
          <DraftForm key={data._id} resource={resource} entity={data} />
        </Suspense>
      ) : error ? (
        <ErrorState
          title={t('dashboard.drafts.loadFailed')}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="secondary" to={drafts}>
              {t('dashboard.drafts.title')}
            </ButtonLink>
          }
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function DraftForm({ resource, entity }: { resource: Resource; entity: Entity }) {
  const t = useText();
  const backToList = useBackToList(pathsOf(resource).list);
  const state = useResourceForm(resource, entity, backToList, { isDraft: true });
  return (
    <ResourceForm
      resource={resource}
      state={state}
      submitLabel={t('dashboard.drafts.publish')}
      actions={<SaveDraftButton resource={resource} state={state} id={entity._id} />}
      edits
    />
  );
}
