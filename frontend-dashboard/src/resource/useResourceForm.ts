import type { Status } from '@manjara/contracts';
import { formatDate, useLanguage, useNavigate, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type SavedForm, type SaveWay, useSavedForm } from '../forms/useSavedForm';
import type { Transfer } from '../forms/useSending';
import { pathsOf, type Resource } from './define-resource';
import { entityKeys, getEntity, pathOf } from './entities';
import { emptyValues, fieldFinder, textOf, toFormData, valuesOf } from './resource-values';
import type { Entity, ResourceValues } from './entity';
import { useSaveEntity } from './useEntity';
import { useResourceLabels } from './useResourceLabels';

const DAY = /^\d{4}-\d\d-\d\d$/;
const ID = /^[0-9a-f]{24}$/;

export interface ResourceFormState extends SavedForm<ResourceValues> {
  /** Saves it as a draft that is published at a time (ISO 8601); '' ends the schedule. */
  schedule: (publishAt: string) => void;
}

/** The entity that a form edits. */
export interface Edited {
  id: string;
  /** Absent if it is deleted. */
  entity?: Entity;
}

/** Name of an entity's form, the key of its unsaved input. */
export const formNameOf = ({ singular }: Resource, id = 'new'): string => `${singular}-${id}`;

/**
 * A form that edits an entity, or without one adds one and is empty afterwards (spec §4). Saving a
 * draft publishes it, unless it is saved as a draft.
 * @param onSaved called when the form is clean again and may be left
 */
export function useResourceForm(
  resource: Resource,
  edited: Edited | undefined,
  onSaved: () => void,
): ResourceFormState {
  const { id, entity } = edited ?? {};
  const { name } = resource;
  const t = useText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { labels } = useResourceLabels(resource);
  const save = useSaveEntity(name);
  const empty = useMemo(() => emptyValues(resource), [resource]);
  const initial = useMemo(
    () => (entity ? valuesOf(resource, entity) : empty),
    [resource, entity, empty],
  );
  const publishAt = useRef('');
  /** What follows a save; the entity may have another status by then. */
  const next = useRef<() => void>(undefined);

  /** A day or a project in words; undefined for texts. */
  function describe(value: string): string | undefined {
    if (DAY.test(value)) return formatDate(value, language) ?? undefined;
    if (!ID.test(value)) return undefined;
    const project = client.getQueryData<Entity>(entityKeys.one('projects', value));
    return project ? textOf(project, 'name', language) : t('dashboard.projectChoice.unnamed');
  }

  /** Opens the edit screen of the saved entity. */
  function show({ _id }: Entity): void {
    void navigate(pathsOf(resource).edit(_id), { replace: true });
    document.getElementById('screen-title')?.focus();
  }

  /** Saves over `base`, or without it adds a new entity. */
  async function store(
    values: ResourceValues,
    base: ResourceValues | undefined,
    transfer: Transfer,
    status?: Status,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ResourceValues> {
    const body = toFormData(resource, values, base);
    if (status) body.append('status', status);
    for (const [field, value] of Object.entries(more)) body.append(field, value);
    const saved = await save(base && id, body, transfer);
    const stays = base && status === 'draft';
    next.current = stays ? undefined : status ? () => show(saved) : onSaved;
    return base ? valuesOf(resource, saved) : empty;
  }

  /** Reads the entity after a conflict; its status may have changed. */
  async function reread(ask: () => void): Promise<ResourceValues> {
    const read = await getEntity(name, id!);
    if (read.status !== entity?.status) {
      client.setQueryData(entityKeys.one(name, read._id), read);
      ask();
    }
    return valuesOf(resource, read);
  }

  const publishes = entity?.status === 'draft';
  const onFinished = () => next.current?.();
  const texts = {
    draft: { pending: t('dashboard.drafts.saving'), success: t('dashboard.drafts.saved') },
    add: { pending: t(`dashboard.${name}.adding`), success: t(`dashboard.${name}.added`) },
    edit: { pending: t(`dashboard.${name}.editing`), success: t(`dashboard.${name}.edited`) },
    schedule: { pending: t('dashboard.schedule.saving'), success: t('dashboard.schedule.saved') },
    unschedule: {
      pending: t('dashboard.schedule.cancelling'),
      success: t('dashboard.schedule.cancelled'),
    },
    publish: {
      pending: t('dashboard.drafts.publishing'),
      success: t('dashboard.drafts.published'),
    },
  };
  const withSchedule = (texts: SaveWay<ResourceValues>['texts']): SaveWay<ResourceValues> => ({
    save: (values, base, transfer) =>
      store(values, id ? base : undefined, transfer, 'draft', { publishAt: publishAt.current }),
    texts,
    onSaved: onFinished,
  });
  const state = useSavedForm<ResourceValues>({
    name: formNameOf(resource, id),
    initial,
    isDeleted: edited && !entity,
    stored: id
      ? {
          reread,
          labels,
          describe: (value) => describe(String(value)),
          versions: {
            path: pathOf(name, id),
            read: (document: Entity) => valuesOf(resource, document),
          },
        }
      : undefined,
    save: (values, base, transfer) =>
      store(values, id ? base : undefined, transfer, publishes ? 'published' : undefined),
    texts: texts[publishes ? 'publish' : id ? 'edit' : 'add'],
    draft: {
      save: (values, base, transfer) => store(values, id ? base : undefined, transfer, 'draft'),
      texts: texts.draft,
      onSaved: onFinished,
    },
    schedule: withSchedule(texts.schedule),
    unschedule: withSchedule(texts.unschedule),
    anew: {
      save: (values, _base, transfer) => store(values, undefined, transfer, 'draft'),
      texts: texts.draft,
      onSaved: onFinished,
    },
    fieldFor: fieldFinder(empty),
    onSaved: onFinished,
  });
  return {
    ...state,
    schedule(chosen) {
      publishAt.current = chosen;
      if (chosen) state.saveSchedule();
      else state.endSchedule();
    },
  };
}
