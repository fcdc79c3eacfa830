import { useText } from '@manjara/platform';
import type { ListScreenName } from '../format/list-texts';
import { Panel } from '../page/Panel';
import { ContentScreen } from '../singleton/ContentScreen';
import type { ShownPage } from '../singleton/define-singleton';
import { AddItem } from './AddItem';
import type { ItemList } from './define-item-list';
import { EditableList } from './EditableList';

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
      <Panel title={t(`dashboard.${texts}.list`)}>
        <EditableList list={list} />
        <AddItem list={list} />
      </Panel>
    </ContentScreen>
  );
}
