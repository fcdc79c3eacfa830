import { Panel } from '../page/Panel';
import { AddForm } from './AddForm';
import type { ItemList } from './define-item-list';
import { EditableList } from './EditableList';
import { useAddForm } from './useItemForm';

/** The items of a list, and a form that adds one. */
export const ItemPanel = ({ title, list }: { title: string; list: ItemList }) => (
  <Panel title={title}>
    <EditableList list={list} />
    <AddForm list={list} state={useAddForm(list)} />
  </Panel>
);
