import '@manjara/ui/inner-page-icons';
import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';

export interface NotListedProps {
  /** Namespace of its texts. */
  of: 'projectsp' | 'production';
  listHref: string;
}

/** Shown above the list when the address names an unknown or deleted item. */
export function NotListed({ of, listHref }: NotListedProps) {
  const t = useText();
  return (
    <EmptyState
      icon="search-empty"
      role="status"
      title={t(`${of}.missing.title`)}
      action={
        <ButtonLink to={listHref} replace>
          {t(`${of}.missing.action`)}
        </ButtonLink>
      }
    >
      <p>{t(`${of}.missing.text`)}</p>
    </EmptyState>
  );
}
