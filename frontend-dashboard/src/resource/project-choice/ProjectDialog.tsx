import { useLanguage, useText } from '@manjara/platform';
import { Dialog, Icon, Picture, Skeleton } from '@manjara/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchBox } from '../../lists/SearchBox';
import { Loaded } from '../../page/Loaded';
import { entityKeys, getEntities } from '../entities';
import { textOf } from '../resource-values';
import styles from './ProjectField.module.css';

const MAX_SHOWN = 20;

export interface ProjectDialogProps {
  /** Id of a project, or ''. */
  chosen: string;
  onClose: () => void;
  onChoose: (id: string) => void;
}

/** The published projects, newest first, to search and choose from. */
export default function ProjectDialog({ chosen, onClose, onChoose }: ProjectDialogProps) {
  const t = useText();
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const part = { page: 1, limit: MAX_SHOWN, search };
  const query = useQuery({
    queryKey: entityKeys.list('projects', { status: 'published', part }),
    queryFn: ({ signal }) => getEntities('projects', { status: 'published', part }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onClose={onClose} title={t('dashboard.projectChoice.title')}>
      {/* Enter would submit the form that has opened the dialog. */}
      <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <SearchBox
          search={search}
          onChange={(change) => setSearch(change.search)}
          placeholder={t('dashboard.projects.searchPlaceholder')}
        />
      </div>
      <Loaded
        query={query}
        failed={t('dashboard.projects.listFailed')}
        level={3}
        loading={<Skeleton shape="block" className={styles.loading} />}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((project) => (
              <li key={project._id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={project._id === chosen}
                  onClick={() => onChoose(project._id)}
                >
                  {project.image.url ? (
                    <Picture
                      image={project.image}
                      alt=""
                      cover
                      className={styles.picture}
                      sizes="4rem"
                    />
                  ) : (
                    <Icon name="building" />
                  )}
                  <span>
                    <bdi>{textOf(project, 'name', language)}</bdi>
                    <span className={styles.category}>{textOf(project, 'category', language)}</span>
                  </span>
                  {project._id === chosen && <Icon name="check" />}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p role="status">
        {query.data?.items.length === 0 && t('dashboard.projects.noMatch')}
        {query.data && query.data.total > MAX_SHOWN && t('dashboard.projectChoice.more')}
      </p>
    </Dialog>
  );
}
