import type { Language } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { ButtonLink, ErrorState } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLoadFailure } from '../hooks/useLoadFailure';
import type { Resource } from '../lib/api/entities';
import { serverMessage } from '../lib/api/failure';
import { PageHeading } from './PageHeading';
import { PageSkeleton } from './PageSkeleton';

export interface EditScreenProps<E> {
  /** Its words are in the locale of the same name. */
  of: Resource;
  listPath: string;
  query: Pick<UseQueryResult<E>, 'data' | 'error' | 'refetch'>;
  nameOf: (entity: E, language: Language) => string;
  /** Whether a failure is told in the server's words, if it sent some (spec §8). */
  serverWords?: boolean;
  /** The form of what was read. */
  children: (entity: E) => ReactNode;
}

/** A screen that edits an entity (spec §2): reads it first, and says so when that fails. */
export function EditScreen<E>(props: EditScreenProps<E>) {
  const { of, listPath, query, nameOf, serverWords = false, children } = props;
  const t = useText();
  const { language } = useLanguage();
  const { data, error, refetch } = query;
  const failed = t(`dashboard.${of}.loadFailed`);
  const told = (serverWords && serverMessage(error)) || failed;

  useLoadFailure(error, told);

  return (
    <>
      <PageHeading
        title={t(`dashboard.${of}.editTitle`)}
        back={{ to: listPath, label: t(`dashboard.${of}.title`) }}
      >
        {data && <bdi>{nameOf(data, language)}</bdi>}
      </PageHeading>
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState
          title={failed}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="secondary" to={listPath}>
              {t(`dashboard.${of}.backToList`)}
            </ButtonLink>
          }
        >
          {t(`dashboard.${of}.loadFailedText`)}
        </ErrorState>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
