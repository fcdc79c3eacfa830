import { DEFAULT_LANGUAGE } from '@manjara/contracts';
import { useLanguage, useLocation, useText } from '@manjara/platform';
import { ButtonLink, IconButton, VisuallyHidden } from '@manjara/ui';
import { useState } from 'react';
import { DeleteDialog } from '../lists/DeleteDialog';
import { giveUpUnsaved } from '../forms/UnsavedChanges';
import { useBackToList } from '../page/useBackToList';
import { useDelete } from '../lists/useDelete';
import type { Resource } from './define-resource';
import type { Entity } from './entity';
import { ShareMenu } from './ShareMenu';
import { useEntityName } from './useResourceLabels';

export interface EntityActionsProps {
  resource: Resource;
  entity: Entity;
  /** The list to return to after a deletion. */
  list: string;
}

/** Actions of the edit screen other than saving: share, view on the site, delete. */
export function EntityActions({ resource, entity, list }: EntityActionsProps) {
  const t = useText();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const isDraft = entity.status === 'draft';
  const of = isDraft ? 'drafts' : resource.name;
  const { remove } = useDelete({ kind: resource.name, deleted: t(`dashboard.${of}.deleted`) });
  const backToList = useBackToList(list);
  const [asked, setAsked] = useState(false);
  const name = useEntityName(resource)(entity);
  return (
    <>
      {!isDraft && <ShareMenu path={resource.publicPath(entity, DEFAULT_LANGUAGE)} name={name} />}
      {!isDraft && (
        <ButtonLink
          to={resource.publicPath(entity, language)}
          target="_blank"
          variant="secondary"
          iconAfter="external"
        >
          {t('dashboard.tables.viewShort')}{' '}
          <VisuallyHidden>{t('common.opensInNewTab')}</VisuallyHidden>
        </ButtonLink>
      )}
      <IconButton
        icon="trash"
        variant="danger"
        label={t('dashboard.tables.delete', { name })}
        title={t('common.delete')}
        onClick={() => setAsked(true)}
      />
      <DeleteDialog
        title={t(`dashboard.${of}.deleteTitle`)}
        question={t(`dashboard.${of}.deleteQuestion`)}
        names={asked ? [name] : []}
        onConfirm={() => {
          remove(entity._id, name, pathname);
          giveUpUnsaved();
          backToList();
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
