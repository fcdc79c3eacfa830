import { useText } from '@manjara/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ContentScreen } from './ContentScreen';
import { Loaded } from '../page/Loaded';
import { PageSkeleton } from '../page/PageSkeleton';
import { useLoadFailure } from '../api/useLoadFailure';
import type { Singleton } from './define-singleton';
import { SingletonForm } from './SingletonForm';
import { singletonQuery } from './singleton-query';

export interface SingletonScreenProps<S extends object, V extends FieldValues> {
  singleton: Singleton<S, V>;
  /** Called with the values after a save, or a restore of a previous version. */
  onChanged?: (values: V) => void;
  /** Below the form. */
  children?: ReactNode;
}

/** The edit screen of a singleton, or the error of a failed load. */
export function SingletonScreen<S extends object, V extends FieldValues>(
  props: SingletonScreenProps<S, V>,
) {
  const { singleton, onChanged, children } = props;
  const { path, texts, pages } = singleton;
  const t = useText();
  const query = useQuery(singletonQuery<S>(path));
  const failed = t(`dashboard.${texts}.loadFailed`);
  useLoadFailure(query.error, failed);
  return (
    <ContentScreen texts={texts} pages={pages}>
      <Loaded query={query} failed={failed} loading={<PageSkeleton />}>
        {(stored) => <SingletonForm singleton={singleton} stored={stored} onChanged={onChanged} />}
      </Loaded>
      {children}
    </ContentScreen>
  );
}
