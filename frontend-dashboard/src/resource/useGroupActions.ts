import type { BulkChange } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import type { IconName } from '@manjara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshLists } from '../api/trash';
import { type BulkOptions, useBulkChange } from '../hooks/useBulkChange';
import { useMissingFields } from '../hooks/useMissingFields';
import { categoriesOf, type Resource } from './define-resource';
import { emptyValues, type Entity } from './resource-values';
import { useEntityName, useResourceLabels } from './useResourceLabels';

/** A change as it is offered. */
export interface OfferedChange {
  action: BulkOptions['action'];
  change: BulkChange;
  icon?: IconName;
  label: string;
  /** Said before the names, once it is done. */
  said: string;
}

export interface GroupActionsOptions {
  resource: Resource;
  /** Of drafts, not of what is published. */
  drafts: boolean;
  /** What several are called together. */
  counted: (count: number) => string;
  /** They are not selected any more. */
  onDone: (ids: readonly string[]) => void;
}

/** What can be done at once with one or several entities of a table; each change can be undone. */
export function useGroupActions(options: GroupActionsOptions) {
  const { resource, drafts, counted, onDone } = options;
  const t = useText();
  const { language } = useLanguage();
  const missingFields = useMissingFields(useResourceLabels(resource).labels, emptyValues(resource));
  const nameOf = useEntityName(resource);
  const client = useQueryClient();
  const changeItems = useBulkChange(resource.name, counted);
  const [running, setRunning] = useState<OfferedChange['action'] | null>(null);
  // Pressed twice it is done once.
  const busy = useRef(new Set<string>());

  const statusChange: OfferedChange = {
    action: drafts ? 'publish' : 'unpublish',
    change: { status: drafts ? 'published' : 'draft' },
    icon: drafts ? 'eye' : 'eye-off',
    label: t(`dashboard.drafts.${drafts ? 'publish' : 'unpublish'}`),
    said: t(`dashboard.undo.${drafts ? 'published' : 'unpublished'}`),
  };
  const categories = categoriesOf(resource).map(({ en, ar }): OfferedChange => {
    const label = { en, ar }[language];
    const said = t('dashboard.undo.category', { category: label });
    return { action: 'category', change: { category: en, arCategory: ar }, label, said };
  });

  /** What a draft still needs, by the names of the form. */
  function missing(error: unknown): string | undefined {
    const fields = missingFields(error);
    return fields && t('dashboard.drafts.missing', { fields });
  }

  async function run({ action, change, said }: OfferedChange, entities: readonly Entity[]) {
    const idle = entities.filter(({ _id }) => !busy.current.has(_id));
    if (idle.length === 0) return;
    const items = idle.map((entity) => ({ id: entity._id, name: nameOf(entity) }));
    setRunning(action);
    items.forEach(({ id }) => busy.current.add(id));
    const done = await changeItems(items, change, {
      action,
      said,
      undone: (name) => t('dashboard.undo.takenBack', { name }),
      reasonOf: missing,
    });
    await refreshLists(client, resource.name);
    setRunning(null);
    items.forEach(({ id }) => busy.current.delete(id));
    onDone(done.map(({ id }) => id));
  }

  return {
    /** Publishes drafts, or takes what is published off the site. */
    statusChange,
    categories: drafts ? [] : categories,
    running,
    run,
  };
}

export type GroupActions = ReturnType<typeof useGroupActions>;
