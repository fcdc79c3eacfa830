import { useText } from '@manjara/platform';
import type { ListScreenName } from '../format/list-texts';
import { ContentScreen } from '../singleton/ContentScreen';
import type { ShownPage } from '../singleton/define-singleton';
import type { ItemList } from './define-item-list';
import { ItemPanel } from './ItemPanel';

export interface ItemListScreenProps {
  list: ItemList;
  /** Key of its texts below `dashboard`. */
  texts: ListScreenName;
  /** The pages of the site that show the list, if any. */
  pages?: readonly ShownPage[];
}

/** The screen of a list: its items, and a form that adds one. */
export function ItemListScreen({ list, texts, pages = [] }: ItemListScreenProps) {
  const t = useText();
  return (
    <ContentScreen texts={texts} pages={pages}>
      <ItemPanel title={t(`dashboard.${texts}.list`)} list={list} />
    </ContentScreen>
  );
}
