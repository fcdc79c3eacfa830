import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotificationStatus } from '../../../api/notification-status';
import { useRole } from '../../../api/role';
import { firstHourQuery, stepsOf } from './first-hour';

/** In this browser. */
const HIDDEN_KEY = 'first-hour-hidden';

/** The first steps with a new site, while one of them is to be taken. */
export function useFirstHour() {
  const role = useRole();
  const { data, isPending } = useQuery(firstHourQuery());
  const { data: alerts, isLoading } = useNotificationStatus();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN_KEY) !== null);
  const steps = data && role ? stepsOf(data, role, alerts) : [];
  // The overview mentions missing alerts in any case.
  const isOpen = steps.some(({ name, done }) => !done && name !== 'alerts');
  const isShown = isOpen && !isHidden;
  return {
    isKnown: role !== undefined && !isPending && !isLoading,
    steps,
    isShown,
    mentionsAlerts: isShown && steps.some(({ name }) => name === 'alerts'),
    isHidden: isOpen && isHidden,
    hide() {
      localStorage.setItem(HIDDEN_KEY, 'true');
      setHidden(true);
    },
    show() {
      localStorage.removeItem(HIDDEN_KEY);
      setHidden(false);
    },
  };
}
