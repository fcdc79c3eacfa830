import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isNotFound } from '../../api/failure';
import { Help } from '../../page/help/Help';
import { entityKeys, getEntity } from '../entities';
import type { ResourceValues } from '../entity';
import { useEntityName } from '../useResourceLabels';
import layout from '../../page/layout.module.css';
import styles from './ProjectField.module.css';

const ProjectDialog = lazy(() => import('./ProjectDialog'));

export interface ProjectFieldProps {
  form: UseFormReturn<ResourceValues>;
  /** Its value is the id of a project, or ''. */
  name: string;
  label: string;
}

/** Chooses one of the projects, or none. */
export function ProjectField({ form, name, label }: ProjectFieldProps) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = String(useWatch({ control: form.control, name }) ?? '');
  const choose = (project: string) => {
    setOpen(false);
    form.setValue(name, project, { shouldDirty: true });
  };
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <Help topic="reviewProject" />
      </div>
      <p className={styles.name}>
        {chosen ? <ProjectName id={chosen} /> : t('dashboard.projectChoice.none')}
      </p>
      <div className={layout.buttons}>
        <Button variant="secondary" size="s" icon="building" onClick={() => setOpen(true)}>
          {t(`dashboard.projectChoice.${chosen ? 'change' : 'choose'}`)}
        </Button>
        {chosen && (
          <Button variant="ghost" size="s" onClick={() => choose('')}>
            {t('dashboard.projectChoice.remove')}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <ProjectDialog chosen={chosen} onClose={() => setOpen(false)} onChoose={choose} />
        </Suspense>
      )}
    </div>
  );
}

function ProjectName({ id }: { id: string }) {
  const t = useText();
  const nameOf = useEntityName({ columns: [{ field: 'name' }, { field: 'category' }] });
  const { data, error } = useQuery({
    queryKey: entityKeys.one('projects', id),
    queryFn: ({ signal }) => getEntity('projects', id, signal),
    retry: (count, error) => !isNotFound(error) && count < 2,
  });
  if (isNotFound(error)) return t('dashboard.projectChoice.gone');
  if (!data) return ' ';
  return (
    <>
      <bdi>{nameOf(data)}</bdi>
      {data.status === 'draft' && ` (${t('dashboard.projectChoice.draft')})`}
    </>
  );
}
