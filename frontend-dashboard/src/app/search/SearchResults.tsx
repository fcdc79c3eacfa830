import { hasSearchableText } from '@manjara/contracts';
import { Link, useText } from '@manjara/platform';
import { ErrorState, Icon, Picture } from '@manjara/ui';
import type { Ref } from 'react';
import styles from './SearchDialog.module.css';
import type { Option, useSearch } from './useSearch';

interface SearchResultsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  optionId: (index: number) => string;
  active: number;
  search: ReturnType<typeof useSearch>;
  /** As it is typed. */
  text: string;
  /** The results are not those of the text yet. */
  isTyping: boolean;
  onActivate: (index: number) => void;
  onOpen: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { id, ref, search, text, isTyping, optionId, active, onActivate, onOpen } = props;
  const t = useText();
  const { groups, error, retry } = search;
  const isBusy = isTyping || search.isStale || search.isLoading;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isDone = text !== '' && !isBusy && !error;
  const isEmpty = isDone && count === 0;
  let index = 0;
  return (
    <>
      <p role="status" className={styles.status}>
        {!text && t('dashboard.search.hint')}
        {isEmpty &&
          t(hasSearchableText(text) ? 'dashboard.search.none' : 'dashboard.search.signsOnly', {
            text,
          })}
      </p>
      {error && <ErrorState title={t('dashboard.search.failed')} onRetry={retry} />}
      <div
        ref={ref}
        id={id}
        role="listbox"
        aria-label={t('dashboard.search.results')}
        aria-busy={isBusy}
        className={styles.list}
      >
        {text &&
          groups.map(({ key, title, options }) => (
            <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
              <p id={`${id}-${key}`} role="presentation" className={styles.group}>
                {title}
              </p>
              {options.map((option) => {
                const own = index++;
                return (
                  <Link
                    key={option.to + option.name}
                    id={optionId(own)}
                    to={option.to}
                    role="option"
                    tabIndex={-1}
                    aria-selected={own === active}
                    className={styles.option}
                    onMouseMove={() => onActivate(own)}
                    onClick={onOpen}
                  >
                    <OptionContent option={option} />
                  </Link>
                );
              })}
            </div>
          ))}
      </div>
    </>
  );
}

function OptionContent({ option: { icon, image, name, note } }: { option: Option }) {
  return (
    <>
      <span className={styles.picture}>
        {image ? (
          <Picture image={image} alt="" sizes="2.5rem" cover />
        ) : (
          icon && <Icon name={icon} />
        )}
      </span>
      <span className={styles.texts}>
        <bdi className={styles.name}>{name}</bdi>
        {note && <bdi className={styles.note}>{note}</bdi>}
      </span>
    </>
  );
}
