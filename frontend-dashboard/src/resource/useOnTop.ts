import { toast, useLanguage, useText } from '@manjara/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api/client';
import { serverMessage } from '../lib/api/failure';
import type { Resource } from './define-resource';
import { entityKeys, getOnTop } from './entities';
import { type Entity, textOf } from './resource-values';

/**
 * What the site shows on top, and how that is changed: at once on the screen, and as before where
 * the server refuses it.
 */
export function useOnTop({ name, columns, onTop }: Resource) {
  const t = useText();
  const { language, locale } = useLanguage();
  const client = useQueryClient();
  const queryKey = entityKeys.onTop(name);
  const toastId = `on-top-${name}`;
  const max = onTop?.max ?? 0;
  const { data: items = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getOnTop(name, max, signal),
    enabled: onTop !== undefined,
  });
  const { mutate } = useMutation({
    // One after the other, so that the last order is the one that stays.
    scope: { id: toastId },
    mutationFn: ({ next }: { next: Entity[]; said: string }) =>
      api.put(onTop!.path, { ids: next.map(({ _id }) => _id) }),
    onMutate: async ({ next }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, next);
      return { before };
    },
    onSuccess: (_answer, { said }) => toast.success(said, { id: toastId }),
    onError: (error, _change, context) => {
      client.setQueryData(queryKey, context?.before);
      toast.error(serverMessage(error) ?? t('dashboard.onTop.failed'), { id: toastId });
    },
    onSettled: () => client.invalidateQueries({ queryKey: entityKeys.all(name) }),
  });

  const nameOf = (entity: Entity) => textOf(entity, columns[0].field, language);
  const has = ({ _id }: Entity) => items.some((one) => one._id === _id);

  return {
    items,
    max,
    has,
    nameOf,
    /** Puts one on top as the last, or takes it away from there. */
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
    /** Places from 0. */
    move(from: number, to: number): void {
      const moved = items[from];
      if (!moved || to < 0 || to >= items.length || from === to) return;
      const next = items.toSpliced(from, 1).toSpliced(to, 0, moved);
      mutate({ next, said: t('dashboard.order.saved') });
    },
  };
}

export type OnTop = ReturnType<typeof useOnTop>;
