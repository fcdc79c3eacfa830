import { isContentKind, type LibraryPicture, listNameOf } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, Dialog, EmptyState, ErrorState, Picture as View, Skeleton } from '@manjara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listTextsOf } from '../format/list-texts';
import { useCounted } from '../format/useCounted';
import { getPage } from '../api/page';
import styles from './MyPicturesDialog.module.css';
import { libraryPicture, type Picture, type StoredPicture } from './picture';
import { PlaceBadge } from './PlaceBadge';

const PAGE_SIZE = 30;

/** What uses pictures beside the lists, by its path in the API. */
const USES = {
  'content/home': 'dashboard.pictures.mine.uses.home',
  'content/about': 'dashboard.pictures.mine.uses.about',
  'admin/profile': 'dashboard.pictures.mine.uses.profile',
  revisions: 'dashboard.pictures.mine.uses.version',
} as const;

const isKnown = (kind: string): kind is keyof typeof USES => kind in USES;

/** Translation keys of the name of what uses a picture. */
function keysOfUse(kind: string) {
  if (isContentKind(kind)) return [`dashboard.${listTextsOf(listNameOf(kind))}.item` as const];
  return isKnown(kind) ? [USES[kind]] : [];
}

export interface MyPicturesDialogProps {
  multiple?: boolean;
  /** Pictures to exclude. */
  without?: readonly Picture[];
  onClose: () => void;
  onPick: (pictures: StoredPicture[]) => void;
}

/** Dialog with all uploaded pictures, newest first, and where each is used. */
export default function MyPicturesDialog(props: MyPicturesDialogProps) {
  const { multiple = false, without = [], onClose, onPick } = props;
  const t = useText();
  const counted = useCounted();
  const query = useMyPictures();
  const [chosen, setChosen] = useState<readonly LibraryPicture[]>([]);
  const taken = new Set(without.map((one) => (one.kind === 'stored' ? one.image.url : one.id)));
  const pictures = query.data?.pages
    .flatMap(({ items }) => items)
    .filter(({ url }) => !taken.has(url));

  function choose(picture: LibraryPicture) {
    if (!multiple) return onPick([libraryPicture(picture)]);
    setChosen((others) =>
      others.includes(picture) ? others.filter((one) => one !== picture) : [...others, picture],
    );
  }

  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={t('dashboard.pictures.mine.title')}
      footer={
        multiple && (
          <Button
            icon="check"
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => chosen.length > 0 && onPick(chosen.map(libraryPicture))}
          >
            {t('dashboard.pictures.mine.add', counted(chosen.length))}
          </Button>
        )
      }
    >
      {query.error && !pictures ? (
        <ErrorState
          title={t('dashboard.pictures.mine.failed')}
          onRetry={() => void query.refetch()}
        />
      ) : !pictures ? (
        <Skeleton shape="block" className={styles.loading} />
      ) : pictures.length === 0 ? (
        <EmptyState icon="image" title={t('dashboard.pictures.mine.none')}>
          {t('dashboard.pictures.mine.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {pictures.map((picture) => (
            <PictureButton
              key={picture.url}
              picture={picture}
              place={chosen.indexOf(picture) + 1}
              onChoose={() => choose(picture)}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('common.showMore')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** All pictures, newest first. */
const useMyPictures = () =>
  useInfiniteQuery({
    queryKey: ['pictures'],
    queryFn: ({ signal, pageParam: page }) =>
      getPage<LibraryPicture>('/pictures', { signal, params: { page, limit: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) =>
      page * PAGE_SIZE < total ? page + 1 : undefined,
    // Never cached: every form adds and uses pictures.
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'The pictures could not be loaded.' },
  });

interface PictureButtonProps {
  picture: LibraryPicture;
  /** Position among the chosen pictures, from 1; 0 if not chosen. */
  place: number;
  onChoose: () => void;
}

function PictureButton({ picture, place, onChoose }: PictureButtonProps) {
  const t = useText();
  const kinds = [...new Set(picture.usedIn.map(({ kind }) => kind))];
  const uses = kinds
    .flatMap(keysOfUse)
    .map((key) => t(key))
    .join(t('dashboard.pictures.mine.separator'));
  return (
    <li>
      <button type="button" className={styles.choice} aria-pressed={place > 0} onClick={onChoose}>
        <View image={picture} alt="" sizes="12rem" cover className={styles.picture} />
        {place > 0 && <PlaceBadge icon="check" place={place} />}
        <span className={styles.name}>
          <bdi>{picture.name}</bdi>
        </span>
        <span className={styles.uses}>{uses || t('dashboard.pictures.mine.unused')}</span>
      </button>
    </li>
  );
}
