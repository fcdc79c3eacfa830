import { toast, useLanguage, useNavigate, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '../hooks/useFailureText';
import { pathsOf, type Resource } from './define-resource';
import { duplicateEntity, entityKeys } from './entities';
import { type Entity, textOf } from './resource-values';

/** Makes a draft with the texts and pictures of an entity, and leads to it. */
export function useDuplicate(resource: Resource) {
  const t = useText();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ _id }: Entity) => duplicateEntity(resource.name, _id),
    onSuccess: (draft, entity) => {
      const name = textOf(entity, resource.columns[0].field, language);
      toast.success(t('dashboard.drafts.duplicated', { name }), { id: entity._id });
      void navigate(pathsOf(resource).edit(draft._id));
    },
    onError: (error, { _id }) => toast.error(failureText(error), { id: _id }),
    onSettled: () => client.invalidateQueries({ queryKey: entityKeys.all(resource.name) }),
  });
  return mutate;
}
