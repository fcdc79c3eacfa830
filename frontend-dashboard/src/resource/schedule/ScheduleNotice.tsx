import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useDateTime } from '../../format/useDateTime';
import { Notice } from '../../page/Notice';
import type { Resource } from '../define-resource';
import type { Entity } from '../entity';
import type { ResourceFormState } from '../useResourceForm';
import { useResourceLabels } from '../useResourceLabels';
import { ScheduleButton } from './ScheduleButton';
import styles from './ScheduleNotice.module.css';
import { useFaultNames } from './useFaultNames';

export interface ScheduleNoticeProps {
  resource: Resource;
  /** A draft with a time of publication. */
  entity: Entity & { publishAt: string };
  state: ResourceFormState;
}

/** When a draft will be published, or why it was not; to change and to cancel. */
export function ScheduleNotice({ resource, entity, state }: ScheduleNoticeProps) {
  const t = useText();
  const { publishAt, publishFaults } = entity;
  const time = useDateTime('full')(publishAt);
  const fields = useFaultNames(useResourceLabels(resource).labels)(publishFaults);
  return (
    <Notice tone={publishFaults ? 'warning' : 'info'}>
      <p>
        {publishFaults
          ? t('dashboard.schedule.missed', { time, fields })
          : t('dashboard.schedule.waits', { time })}
      </p>
      <div className={styles.actions}>
        <ScheduleButton
          publishAt={publishAt}
          disabled={state.busy}
          onChoose={(chosen) => state.schedule(chosen)}
        />
        <Button variant="ghost" disabled={state.busy} onClick={() => state.schedule('')}>
          {t('dashboard.schedule.cancel')}
        </Button>
      </div>
    </Notice>
  );
}
