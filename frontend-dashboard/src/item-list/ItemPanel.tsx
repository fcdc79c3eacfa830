import { Panel, type PanelProps } from '../page/Panel';
import { AddForm } from './AddForm';
import type { ItemList } from './define-item-list';
import { EditableList } from './EditableList';
import { useAddForm } from './useItemForm';

interface ItemPanelProps extends Pick<PanelProps, 'title' | 'help'> {
  list: ItemList;
}

/** The items of a list, and a form that adds one. */
export const ItemPanel = ({ list, ...panel }: ItemPanelProps) => (
  <Panel {...panel}>
    <EditableList list={list} />
    <AddForm list={list} state={useAddForm(list)} />
  </Panel>
);
