import { toast, useLanguage, useText } from '@manjara/platform';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '../hooks/useFailureText';
import { isOrderChanged, saveOrder } from '../lib/api/order';
import type { Resource } from './define-resource';
import { entityKeys, getOnTop } from './entities';
import { type Entity, textOf } from './resource-values';

const idsOf = (entities: readonly Entity[]) => entities.map(({ _id }) => _id);

interface Change {
  /** The pinned entities, in order. */
  next: Entity[];
  /** The success message. */
  said: string;
}

/**
 * The entities pinned to the top of the site. Changes are optimistic, and rolled back when the
 * server refuses them.
 */
export function useOnTop({ name, columns, onTop }: Resource) {
  const t = useText();
  const { language, locale } = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const queryKey = entityKeys.onTop(name);
  const toastId = `on-top-${name}`;
  const max = onTop?.max ?? 0;
  const mutationKey = ['on-top', name];
  const { data: stored = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getOnTop(name, onTop!, signal),
    enabled: onTop !== undefined,
  });
  const asked = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Change).next,
  }).at(-1);
  const items = asked ?? stored;
  const { mutate } = useMutation({
    mutationKey,
    // Serialised, so that the last order wins.
    scope: { id: toastId },
    mutationFn: ({ next }: Change) =>
      saveOrder(onTop!.path, idsOf(next), idsOf(client.getQueryData<Entity[]>(queryKey) ?? [])),
    onSuccess: async (_answer, { next, said }) => {
      toast.success(said, { id: toastId });
      // A fetch that started earlier would restore the old order.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, next);
    },
    onError: (error) =>
      toast.error(
        isOrderChanged(error)
          ? t('dashboard.order.changed')
          : failureText(error, t('dashboard.onTop.failed')),
        { id: toastId },
      ),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      return client.invalidateQueries({ queryKey: entityKeys.all(name) });
    },
  });

  const nameOf = (entity: Entity) => textOf(entity, columns[0].field, language);
  const has = ({ _id }: Entity) => items.some((one) => one._id === _id);

  return {
    items,
    max,
    has,
    nameOf,
    /** Pins an entity at the end, or unpins it. */
    toggle(entity: Entity): void {
      const said = { name: nameOf(entity) };
      if (has(entity)) {
        const next = items.filter(({ _id }) => _id !== entity._id);
        mutate({ next, said: t('dashboard.onTop.removed', said) });
      } else if (items.length >= max) {
        const number = max.toLocaleString(locale);
        toast.info(t('dashboard.onTop.full', { number }), { id: toastId });
      } else mutate({ next: [...items, entity], said: t('dashboard.onTop.added', said) });
    },
    /** Positions count from 0. */
    move(from: number, to: number): void {
      const moved = items[from];
      if (!moved || to < 0 || to >= items.length || from === to) return;
      const next = items.toSpliced(from, 1).toSpliced(to, 0, moved);
      mutate({ next, said: t('dashboard.order.saved') });
    },
  };
}

export type OnTop = ReturnType<typeof useOnTop>;
