import { useLanguage, useParams, useText } from '@manjara/platform';
import { ButtonLink, ErrorState } from '@manjara/ui';
import { Suspense } from 'react';
import { PageHeading } from '../components/PageHeading';
import { PageSkeleton } from '../components/PageSkeleton';
import { useBackToList } from '../hooks/useBackToList';
import { useLoadFailure } from '../hooks/useLoadFailure';
import { serverMessage } from '../lib/api/failure';
import { pathsOf, type Resource } from './define-resource';
import { ResourceForm } from './ResourceForm';
import { type Entity, textOf } from './resource-values';
import { useEntity } from './useEntity';
import { useResourceForm } from './useResourceForm';

/** Edits an entity (spec §2): reads it first, and says so when that fails. */
export function EditScreen({ resource }: { resource: Resource }) {
  const t = useText();
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const { name, columns, serverWords = false } = resource;
  const { list } = pathsOf(resource);
  const { data, error, refetch } = useEntity(name, id);
  const failed = t(`dashboard.${name}.loadFailed`);

  useLoadFailure(error, (serverWords && serverMessage(error)) || failed);

  return (
    <>
      <PageHeading
        title={t(`dashboard.${name}.editTitle`)}
        back={{ to: list, label: t(`dashboard.${name}.title`) }}
      >
        {data && <bdi>{textOf(data, columns[0].field, language)}</bdi>}
      </PageHeading>
      {data ? (
        <Suspense fallback={<PageSkeleton />}>
          <EditForm key={data._id} resource={resource} entity={data} />
        </Suspense>
      ) : error ? (
        <ErrorState
          title={failed}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="secondary" to={list}>
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

/** Leads back to the table once it is saved. */
function EditForm({ resource, entity }: { resource: Resource; entity: Entity }) {
  const t = useText();
  const backToList = useBackToList(pathsOf(resource).list);
  const state = useResourceForm(resource, entity, backToList);
  return (
    <ResourceForm
      resource={resource}
      state={state}
      submitLabel={t('dashboard.forms.update')}
      edits
    />
  );
}
