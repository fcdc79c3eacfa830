import type { BulkChange } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import type { IconName } from '@manjara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshLists } from '../api/trash';
import { type BulkOptions, useBulkChange } from '../lists/useBulkChange';
import { useMissingFields } from '../fields/useMissingFields';
import { categoriesOf, type Resource } from './define-resource';
import { emptyValues } from './resource-values';
import type { Entity } from './entity';
import { useEntityName, useResourceLabels } from './useResourceLabels';

/** An available change. */
export interface OfferedChange {
  action: BulkOptions['action'];
  change: BulkChange;
  icon?: IconName;
  label: string;
  /** Prefix of the names in the success message. */
  said: string;
}

export interface GroupActionsOptions {
  resource: Resource;
  drafts: boolean;
  /** Label of several entities, with their number. */
  counted: (count: number) => string;
  /** Called with the changed entities, to deselect them. */
  onDone: (ids: readonly string[]) => void;
}

/** Changes of one or several entities of a table; each can be undone. */
export function useGroupActions(options: GroupActionsOptions) {
  const { resource, drafts, counted, onDone } = options;
  const t = useText();
  const { language } = useLanguage();
  const missingFields = useMissingFields(useResourceLabels(resource).labels, emptyValues(resource));
  const nameOf = useEntityName(resource);
  const client = useQueryClient();
  const changeItems = useBulkChange(resource.name, counted);
  const [running, setRunning] = useState<OfferedChange['action'] | null>(null);
  // Ignores a second press while the first runs.
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

  /** @param publishAt ISO 8601; '' cancels it */
  const scheduleAt = (publishAt: string): OfferedChange => ({
    action: 'schedule',
    change: { publishAt },
    label: t('dashboard.schedule.open'),
    said: t(`dashboard.schedule.undo.${publishAt ? 'scheduled' : 'cancelled'}`),
  });

  /** A message with the missing fields of a draft, by their labels. */
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
    const done = await changeItems(items, change, { action, said, reasonOf: missing });
    await refreshLists(client, resource.name);
    setRunning(null);
    items.forEach(({ id }) => busy.current.delete(id));
    onDone(done.map(({ id }) => id));
  }

  return {
    /** Publishes drafts, or unpublishes published entities. */
    statusChange,
    /** Of drafts. */
    scheduleAt,
    drafts,
    categories: drafts ? [] : categories,
    running,
    run,
  };
}

export type GroupActions = ReturnType<typeof useGroupActions>;
