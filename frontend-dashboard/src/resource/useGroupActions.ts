import { toast, useLanguage, useText } from '@manjara/platform';
import type { IconName } from '@manjara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMissingFields } from '../hooks/useMissingFields';
import { useTellFailed } from '../hooks/useTellFailed';
import { eachOf, type Failed } from '../lib/each-of';
import { offerUndo } from '../lib/undo';
import { categoriesOf, type Resource } from './define-resource';
import { entityKeys } from './entities';
import { categorising, type GroupChange, publishing, unpublishing } from './group-changes';
import { emptyValues, type Entity } from './resource-values';
import { useResourceLabels } from './useResourceLabels';

/** A change as it is offered. */
export interface OfferedChange extends GroupChange {
  action: 'unpublish' | 'publish' | 'category';
  icon?: IconName;
  label: string;
  /** Said before the names, once it is done. */
  said: string;
}

export interface GroupActionsOptions {
  resource: Resource;
  /** Of drafts, not of what is published. */
  drafts: boolean;
  nameOf: (entity: Entity) => string;
  /** What several are called together. */
  called: (entities: readonly Entity[]) => string;
  /** They are not selected any more. */
  onDone: (done: readonly Entity[]) => void;
}

/** What can be done at once with one or several entities of a table; each change can be undone. */
export function useGroupActions(options: GroupActionsOptions) {
  const { resource, drafts, nameOf, called, onDone } = options;
  const t = useText();
  const { language } = useLanguage();
  const missingFields = useMissingFields(useResourceLabels(resource).labels, emptyValues(resource));
  const client = useQueryClient();
  const tellFailed = useTellFailed();
  const [running, setRunning] = useState<OfferedChange['action'] | null>(null);
  // Pressed twice it is done once.
  const busy = useRef(new Set<string>());
  const refresh = () => client.invalidateQueries({ queryKey: entityKeys.all(resource.name) });

  const unpublish: OfferedChange = {
    ...unpublishing(resource),
    action: 'unpublish',
    icon: 'eye-off',
    label: t('dashboard.drafts.unpublish'),
    said: t('dashboard.undo.unpublished'),
  };
  const publish: OfferedChange = {
    ...publishing(resource),
    action: 'publish',
    icon: 'eye',
    label: t('dashboard.drafts.publish'),
    said: t('dashboard.undo.published'),
  };
  const categories = categoriesOf(resource).map((pair): OfferedChange => {
    const label = pair[language];
    const said = t('dashboard.undo.category', { category: label });
    return { ...categorising(resource, pair), action: 'category', label, said };
  });

  /** What a draft still needs, by the names of the form. */
  function missing(error: unknown): string | undefined {
    const fields = missingFields(error);
    return fields && t('dashboard.drafts.missing', { fields });
  }
  const named = (failed: readonly Failed<Entity>[]) =>
    failed.map(({ item, error }) => ({ name: nameOf(item), error, reason: missing(error) }));

  async function takeBack(change: GroupChange, done: readonly Entity[], id: string) {
    const { done: back, failed } = await eachOf(done, change.takeBack);
    if (failed.length > 0) tellFailed('undo', named(failed), id);
    else toast.info(t('dashboard.undo.takenBack', { name: called(back) }), { id });
    await refresh();
  }

  async function run(change: OfferedChange, entities: readonly Entity[]) {
    const idle = entities.filter(({ _id }) => !busy.current.has(_id));
    if (idle.length === 0) return;
    const concerned = idle.filter((entity) => change.concerns?.(entity) ?? true);
    const alike = idle.filter((entity) => !concerned.includes(entity));
    const id = `${change.action} ${concerned.map(({ _id }) => _id).join()}`;
    setRunning(change.action);
    idle.forEach(({ _id }) => busy.current.add(_id));
    const { done, failed } = await eachOf(concerned, change.apply);
    if (done.length > 0) {
      offerUndo({
        text: change.said,
        name: called(done),
        undo: () => void takeBack(change, done, id),
      });
    }
    if (failed.length > 0) tellFailed(change.action, named(failed), id);
    await refresh();
    setRunning(null);
    idle.forEach(({ _id }) => busy.current.delete(_id));
    onDone([...done, ...alike]);
  }

  return {
    unpublish,
    publish,
    /** What the bar of the selected offers. */
    changes: resource.drafts ? [drafts ? publish : unpublish] : [],
    categories: drafts ? [] : categories,
    running,
    run,
  };
}

export type GroupActions = ReturnType<typeof useGroupActions>;
