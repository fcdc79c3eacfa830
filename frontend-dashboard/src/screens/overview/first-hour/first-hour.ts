import type { FirstHour, NotificationStatus, Role } from '@manjara/contracts';
import type { IconName } from '@manjara/ui';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client';

export const firstHourQuery = () =>
  queryOptions({
    queryKey: ['first-hour'],
    queryFn: async ({ signal }) => (await api.get<FirstHour>('/first-hour', { signal })).data,
    // Every save may change it.
    staleTime: 0,
  });

export interface Step {
  name: 'phone' | 'hours' | 'alerts' | 'project' | 'review' | 'demo';
  icon: IconName;
  /** The screen where it is done; absent: here. */
  to?: string;
  done: boolean;
}

/** The overview shows the error itself. */
const hasFailed = ({ mail, push }: NotificationStatus) => mail.hasFailed || push.hasFailed;

/** The steps that a person may take. */
export function stepsOf(
  { phone, hours, project, review, demo }: FirstHour,
  role: Role,
  alerts?: NotificationStatus,
): Step[] {
  const content: Step[] = [
    { name: 'project', icon: 'building', to: 'add-project', done: project },
    { name: 'review', icon: 'star', to: 'add-review', done: review },
  ];
  if (role === 'editor') return content;
  return [
    { name: 'phone', icon: 'phone', to: 'site-settings', done: phone },
    { name: 'hours', icon: 'clock', to: 'site-settings', done: hours },
    ...(alerts && !hasFailed(alerts)
      ? [
          {
            name: 'alerts',
            icon: 'bell',
            to: 'profile#notifications',
            done: alerts.isTold,
          } as const,
        ]
      : []),
    ...content,
    ...(demo === undefined ? [] : [{ name: 'demo', icon: 'trash', done: demo } as const]),
  ];
}
