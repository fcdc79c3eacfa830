import '@manjara/ui/inner-page-icons';
import { useText } from '@manjara/platform';
import { ButtonLink, EmptyState } from '@manjara/ui';

export interface NotListedProps {
  /** Its words are in the locale of the same name. */
  of: 'projectsp' | 'production';
  listHref: string;
}

/** The address names something that is not there (any more); the list below helps onward. */
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
