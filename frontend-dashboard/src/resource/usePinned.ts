import { toast, useText } from '@manjara/platform';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCounted } from '../format/useCounted';
import { useFailureText } from '../api/useFailureText';
import { isOrderChanged, saveOrder } from '../api/order';
import type { Resource } from './define-resource';
import { entityKeys, getPinned } from './entities';
import type { Entity } from './entity';
import { useEntityName } from './useResourceLabels';

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
export function usePinned(resource: Resource) {
  const { name, pinned } = resource;
  const t = useText();
  const counted = useCounted();
  const nameOf = useEntityName(resource);
  const client = useQueryClient();
  const failureText = useFailureText();
  const queryKey = entityKeys.pinned(name);
  const toastId = `pinned-${name}`;
  const max = pinned?.max ?? 0;
  const mutationKey = ['pinned', name];
  const { data: stored = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getPinned(name, pinned!, signal),
    enabled: pinned !== undefined,
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
      saveOrder(pinned!.path, idsOf(next), idsOf(client.getQueryData<Entity[]>(queryKey) ?? [])),
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
          : failureText(error, t('dashboard.pinned.failed')),
        { id: toastId },
      ),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      return client.invalidateQueries({ queryKey: entityKeys.all(name) });
    },
  });

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
        mutate({ next, said: t('dashboard.pinned.removed', said) });
      } else if (items.length >= max) {
        toast.info(t('dashboard.pinned.full', counted(max)), { id: toastId });
      } else mutate({ next: [...items, entity], said: t('dashboard.pinned.added', said) });
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

export type Pinned = ReturnType<typeof usePinned>;
